/**
 * Conformance suites: texts with verdicts, and functions that run them against this library or any other program.
 *
 * @module
 */
export type { Case, ExpectedDiagnostic, Kind, Manifest, ManifestEntry, Outcome, Result, Verdict } from './case.js';
export { type Decoder, decoderProblem, checkDecoder } from './decoder.js';
export { differences } from '../notation/codec/json-difference.js';
export { checkCase, readOptions, runCases } from './check-case.js';
export { withoutComments } from './check-formatting.js';
export { lintSuite } from './lint.js';
export { dialectsOf, makeManifest, writeManifest } from './manifest.js';
export { type Recorded, recordVerdict, verdictText } from './new-case.js';
export { type FoundText, newFoundFile, saveFound } from './found.js';
export { junitReporter, type Reporter, tapReporter, textReporter } from './report.js';
export { matches, selected, type Selection } from './select.js';
export {
  caseNames,
  caseOf,
  hasCases,
  manifestNames,
  ownSuites,
  readCases,
  readManifest,
  SuiteError,
  suiteVersion,
  textOfCase,
  unlistedNames,
} from './suite.js';
export { areArchives } from './suite-files.js';
export { startSuite } from './start-suite.js';
export { Counter, isClean, type Tally } from './tally.js';
export { type VerdictUpdate, verdictUpdates, writeVerdicts } from './update.js';
