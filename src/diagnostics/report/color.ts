import type { Severity } from '../diagnostic.js';

/** Wraps texts in the escape sequences of a terminal, or returns them unchanged. */
export interface Palette {
  severity(severity: Severity, text: string): string;
  strong(text: string): string;
  faint(text: string): string;
}

const SGR: Record<Severity, string> = { error: '31', warning: '33', note: '36' };
const sgr = (codes: string, text: string): string => `\u001b[${codes}m${text}\u001b[0m`;

/** Returns the colors of diagnostics, or none. */
export function palette(color: boolean): Palette {
  const paint = (codes: string, text: string) => (color ? sgr(codes, text) : text);
  return {
    severity: (severity, text) => paint(`1;${SGR[severity]}`, text),
    strong: (text) => paint('1', text),
    faint: (text) => paint('2', text),
  };
}

/** Whether output to `stream` should be in color: on a terminal, unless `NO_COLOR` is set; `FORCE_COLOR` overrides. */
export function wantsColour(
  stream: { readonly isTTY?: boolean },
  env: { readonly [name: string]: string | undefined },
): boolean {
  if (env.NO_COLOR !== undefined && env.NO_COLOR !== '') return false;
  if (env.FORCE_COLOR !== undefined && env.FORCE_COLOR !== '' && env.FORCE_COLOR !== '0') return true;
  return stream.isTTY === true && env.TERM !== 'dumb';
}
