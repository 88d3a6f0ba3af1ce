const LONGEST = 30;

/** A piece of text in a message: its first line in double quotes, long ones cut. */
export function quote(text: string): string {
  const [line = ''] = text.trim().split(/[\r\n]/, 1);
  return JSON.stringify(line.length > LONGEST ? `${line.slice(0, LONGEST)}…` : line);
}
