/** From so many digits on a number is not exact. */
const EXACT = 15;

/** The number that the digits from one offset to another are. */
export function numberIn(text: string, start: number, end: number): number {
  if (end - start > EXACT) return Number(text.slice(start, end));
  let number = 0;
  for (let i = start; i < end; i++) number = number * 10 + text.charCodeAt(i) - 48;
  return number;
}
