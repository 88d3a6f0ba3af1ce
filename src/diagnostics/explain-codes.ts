import type { DiagnosticMaker, Rows } from './define-diagnostics.js';
import type { Severity } from './diagnostic.js';

/** The explanation and the example of a code. */
export interface Explanation {
  /** Its meaning and how to fix it, for `ludogram explain` and the documentation. */
  readonly explanation: string;
  /** A text that gets this diagnostic and no other. `ludogram conformance` verifies it. */
  readonly example: string;
  /** The dialect in which the example is read; the default one of the notation if absent. */
  readonly dialect?: string;
  /**
   * The level at which the example is checked, if a stricter one always reports another code too; `rules` if absent.
   */
  readonly level?: 'syntax' | 'structure' | 'rules';
}

/** A code with its severity, explanation, fixes and example. */
export interface ExplainedCode extends Explanation {
  /** `<format>/<name>` */
  readonly code: string;
  readonly severity: Severity;
  /** The fixes that a diagnostic of this code can have; titles name values in braces. Empty if there are none. */
  readonly fixes: readonly DeclaredFix[];
  /**
   * Whether the notation has this code without declaring it. Its example is then not of this notation, and not
   * verified.
   */
  readonly isDefault?: boolean;
}

/** A fix as a catalog declares it. */
export interface DeclaredFix {
  readonly title: string;
  /** Whether it can't change what the author meant. */
  readonly safe: boolean;
}

/** The codes of a notation for documentation and the command line. */
export interface Catalogue {
  readonly format: string;
  /** The codes in the order of the catalog, without those of its parts. */
  readonly codes: readonly ExplainedCode[];
  /** Catalogs of other notations whose texts occur inside texts of this one; absent if there are none. */
  readonly parts?: readonly Catalogue[];
  /** Returns the row of a complete code of the notation or of its parts; `undefined` for an unknown code. */
  find(code: string): ExplainedCode | undefined;
}

/**
 * Adds an explanation and an example to every code of a catalog; the compiler checks that none is missing.
 *
 * @throws an error for a code that lacks one of them
 */
export function explainCodes<R extends Rows>(
  { format, rows }: DiagnosticMaker<R>,
  explain: () => { readonly [Name in keyof R]: Explanation },
): Catalogue {
  const explanations = explain();
  const codes = Object.entries(rows).map(([name, { severity, fixes = {} }]) => {
    const given: Partial<Explanation> = explanations[name] ?? {};
    if (typeof given.explanation !== 'string' || typeof given.example !== 'string') {
      throw new Error(`the code ${format}/${name} needs an explanation and an example, both texts`);
    }
    const declared = Object.entries(fixes).map(([title, safety]) => ({ title, safe: safety === 'safe' }));
    return { code: `${format}/${name}`, severity, fixes: declared, ...explanations[name]! };
  });
  return catalogOf(format, codes);
}

/** Combines several catalogs of one notation. */
export const joinCodes = (first: Catalogue, ...others: readonly Catalogue[]): Catalogue =>
  catalogOf(
    first.format,
    [first, ...others].flatMap(({ codes }) => codes),
  );

/**
 * Returns a catalog that also finds the codes of texts of other notations, which occur inside texts of its notation.
 */
export const withParts = (catalogue: Catalogue, ...parts: readonly Catalogue[]): Catalogue => ({
  ...catalogue,
  parts,
  find: (code) => parts.reduce((found, part) => found ?? part.find(code), catalogue.find(code)),
});

function catalogOf(format: string, codes: readonly ExplainedCode[]): Catalogue {
  const byCode = new Map(codes.map((row) => [row.code, row]));
  return { format, codes, find: (code) => byCode.get(code) };
}
