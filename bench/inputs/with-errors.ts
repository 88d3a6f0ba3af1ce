/** The text with a fault in its last line: a character that no notation of ours has there. */
export function faultAtEnd(text: string): string {
  return withFault(text, text.lastIndexOf('\n', text.length - 2) + 1);
}

/** The text with a fault in this number of its lines, evenly spread after `from`. */
export function faultsSpread(text: string, count: number, from: number): string {
  const starts: number[] = [];
  for (let at = text.indexOf('\n', from); at !== -1 && at < text.length - 1; at = text.indexOf('\n', at + 1)) {
    starts.push(at + 1);
  }
  const wanted = Array.from({ length: count }, (_, i) => starts[Math.floor((i * starts.length) / count)]!);
  return wanted.reduceRight(withFault, text);
}

/** Replaces the last letter or digit of the first move of a line. */
function withFault(text: string, line: number): string {
  const lineEnd = text.indexOf('\n', line);
  const end = lineEnd === -1 ? text.length : lineEnd;
  const body = text.slice(line, end);
  const last = /^[^#]*[a-z0-9-](?=[^a-z0-9-]*$)/i.exec(body.split('#')[0]!)?.[0].length ?? 1;
  return `${text.slice(0, line + last - 1)}?${text.slice(line + last)}`;
}
