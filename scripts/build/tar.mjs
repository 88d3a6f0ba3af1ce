import { gzipSync } from 'node:zlib';

const BLOCK = 512;

/**
 * Returns a compressed archive, in the format ustar. Files in the same order give the same bytes on each machine.
 *
 * @param files pairs of a path, which has at most 100 bytes after its last slash, and a content
 */
export function tarGz(files) {
  const blocks = files.flatMap(([path, content]) => [headerOf(path, content.length), content, padding(content.length)]);
  return gzipSync(Buffer.concat([...blocks, Buffer.alloc(2 * BLOCK)]), { level: 9 });
}

const padding = (size) => Buffer.alloc((BLOCK - (size % BLOCK)) % BLOCK);

function headerOf(path, size) {
  const header = Buffer.alloc(BLOCK);
  const slash = path.length <= 100 ? -1 : path.lastIndexOf('/');
  header.write(path.slice(slash + 1), 0, 100);
  header.write('0000644\0', 100);
  header.write('0000000\0', 108);
  header.write('0000000\0', 116);
  header.write(`${size.toString(8).padStart(11, '0')}\0`, 124);
  header.write('00000000000\0', 136);
  header.write('        0', 148);
  header.write('ustar\x0000', 257, 'latin1');
  header.write(path.slice(0, Math.max(slash, 0)), 345, 155);
  const sum = header.reduce((total, byte) => total + byte, 0);
  header.write(`${sum.toString(8).padStart(6, '0')}\0 `, 148);
  return header;
}
