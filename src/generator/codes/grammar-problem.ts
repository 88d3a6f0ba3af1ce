import { defined } from '../../defined.js';
import type { DeclaredFixes } from '../../diagnostics/declared-fixes.js';
import type { ArgsOf, CodeDeclaration } from '../../diagnostics/define-diagnostics.js';
import type { Severity } from '../../diagnostics/diagnostic.js';
import type { GrammarFix, GrammarLocation, GrammarProblem } from '../problem.js';
import { type GrammarCode, grammarCodes } from './codes.js';

/** The arguments of the message of a code, as the parameter of that name. */
export type GrammarArgs<Name extends GrammarCode> = ArgsOf<(typeof grammarCodes.rows)[Name]>[0];

/** A problem of a grammar before its message is written. */
export interface ReportedProblem<Name extends GrammarCode> {
  /** Absent only if a file could not be read at all. */
  readonly at?: GrammarLocation | undefined;
  readonly args?: GrammarArgs<Name>;
  /** Absent if no edit is obvious. The row of the code declares its title. */
  readonly fix?: GrammarFix | undefined;
  /** The severity, if it differs from the severity of the row. */
  readonly severity?: GrammarProblem['severity'];
}

/** Returns a problem of a grammar, with the message and the severity of its code. */
export function grammarProblem<Name extends GrammarCode>(
  name: Name,
  { at: location, args, fix, severity }: ReportedProblem<Name> = {},
): GrammarProblem {
  const report = grammarCodes.report as (name: Name, span: object, args?: object) => ReportedText;
  const { code, message, severity: usual } = report(name, location ?? NOWHERE, args);
  const { fixes = {} } = grammarCodes.rows[name] as CodeDeclaration;
  return {
    code,
    severity: severity ?? (usual === 'error' ? 'error' : 'warning'),
    message,
    ...defined({
      location: location,
      fix: fix && { ...fix, safe: declaredSafety(fix.title, fixes) === 'safe' },
    }),
  };
}

const NOWHERE = { start: 0, end: 0 };

interface ReportedText {
  readonly code: string;
  readonly message: string;
  readonly severity: Severity;
}

/**
 * Returns the safety of a fix with a title: the safety of the declared title which it has, once values stand in place
 * of the names in braces; the declared title with the longest fixed text counts. `undefined` if none is declared.
 */
export function declaredSafety(title: string, declared: DeclaredFixes): DeclaredFixes[string] | undefined {
  const found = Object.keys(declared).filter((template) => fits(title, template));
  found.sort((a, b) => fixedText(b).length - fixedText(a).length);
  return found[0] === undefined ? undefined : declared[found[0]];
}

const fixedText = (template: string): string => template.replace(/\{\w+\}/g, '');

/** Whether a title has the fixed parts of a template, in their order. */
function fits(title: string, template: string): boolean {
  const [first = '', ...rest] = template.split(/\{\w+\}/);
  if (!title.startsWith(first)) return false;
  let at = first.length;
  for (const [i, part] of rest.entries()) {
    const found = i === rest.length - 1 ? Math.max(title.length - part.length, at) : title.indexOf(part, at);
    if (found < 0 || !title.startsWith(part, found)) return false;
    at = found + part.length;
  }
  return at === title.length;
}
