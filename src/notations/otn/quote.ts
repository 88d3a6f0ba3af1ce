const LONGEST = 30;

/** A piece of text in a message: its first line, long ones cut; in quotation marks unless it is one plain word. */
export function quote(text: string): string {
  const [line = ''] = text.trim().split(/[\r\n]/, 1);
  const cut = line.length > LONGEST ? `${line.slice(0, LONGEST)}…` : line;
  return /^[\w:/^=+.…[-]+$/.test(cut) ? cut : JSON.stringify(cut);
}
