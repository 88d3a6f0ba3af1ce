/** From so many digits on a number may not be exact. */
const EXACT = 15;

/** The greatest number of a layer or turn. Twice of it, a half turn, is still exact. */
export const GREATEST = 999_999_999_999_999;

/** The number that the digits from one offset to another are; above {@link GREATEST} it is not exact. */
export function numberIn(text: string, start: number, end: number): number {
  if (end - start > EXACT) return Number(text.slice(start, end));
  let number = 0;
  for (let i = start; i < end; i++) number = number * 10 + text.charCodeAt(i) - 48;
  return number;
}

/** Whether the digits from one offset to another, which may have a sign in front, are a number above {@link GREATEST}. */
export const isTooLarge = (text: string, start: number, end: number): boolean =>
  end - start > EXACT && Math.abs(Number(text.slice(start, end))) > GREATEST;
