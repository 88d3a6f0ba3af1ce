// Writes the most memory that the process took, when it ends.
process.on('exit', () => {
  process.stderr.write(`${Math.round(process.resourceUsage().maxRSS / 1000)} MB of memory\n`);
});
