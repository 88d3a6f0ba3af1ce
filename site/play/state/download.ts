/** Saves files as one zip archive on the reader's machine. */
export async function saveZip(
  name: string,
  files: readonly (readonly [path: string, content: string])[],
): Promise<void> {
  const { strToU8, zipSync } = await import('fflate');
  const archive = zipSync(Object.fromEntries(files.map(([path, content]) => [path, strToU8(content)])));
  const url = URL.createObjectURL(new Blob([archive as Uint8Array<ArrayBuffer>], { type: 'application/zip' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}
