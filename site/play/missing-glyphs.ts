/** The size of the squares that characters are drawn in, in pixels. */
const SIZE = 24;

/**
 * Whether this browser has no font for the Chinese characters of a picture: it draws the same box for each of them.
 */
export function lacksGlyphs(svg: string): boolean {
  const [first, second] = new Set(svg.match(/[\u3400-\u9fff]/g) ?? []);
  if (first === undefined || second === undefined) return false;
  return pixelsOf(first) === pixelsOf(second);
}

function pixelsOf(character: string): string {
  const canvas = document.createElement('canvas');
  canvas.width = canvas.height = SIZE;
  const context = canvas.getContext('2d');
  if (context === null) return character;
  context.font = `${SIZE - 4}px serif`;
  context.textBaseline = 'top';
  context.fillText(character, 0, 0);
  return context.getImageData(0, 0, SIZE, SIZE).data.join();
}
