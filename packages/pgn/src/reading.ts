import { parse } from '../generated/pgn/parser.js';
import { PGN_CHECKS } from './checks.js';
import { pgnDiagnostics } from './codes.js';
import { pgnInfo } from './info.js';
import { locatePgn } from './locate.js';
import { lowerPgn } from './lower.js';
import { pgnSyntax } from './syntax.js';

/** How a PGN text is read and checked, without the rules of chess. */
export const pgnReading = {
  info: pgnInfo,
  parse,
  diagnostics: [pgnDiagnostics],
  syntax: pgnSyntax,
  checks: PGN_CHECKS,
  lower: lowerPgn,
  locate: locatePgn,
};
