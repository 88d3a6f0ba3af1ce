/**
 * Conformance suites: texts with verdicts, and functions that run them against this library or any other program.
 *
 * @module
 */
export type {
  Case,
  ExpectedDiagnostic,
  Kind,
  Manifest,
  ManifestEntry,
  Outcome,
  Result,
  Verdict,
} from './suite/case.js';
export { type Decoder, decoderProblem, checkDecoder } from './check/decoder.js';
export { differences } from '../notation/codec/json-difference.js';
export { checkCase, optionsOf, runCases } from './check/check-case.js';
export { exampleProblems } from './check/check-examples.js';
export { withoutComments } from '../notation/print/checked-formatting.js';
export { lintSuite } from './upkeep/lint.js';
export { dialectsOf, makeManifest, writeManifest } from './upkeep/manifest.js';
export { type Recorded, recordVerdict, verdictText } from './upkeep/new-case.js';
export { type FoundText, newPathOfFoundText, saveFoundText } from './upkeep/found-texts.js';
export { junitReporter, type Reporter, tapReporter, textReporter } from './check/report.js';
export { matches, selected, type Selection } from './suite/select.js';
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
} from './suite/suite.js';
export { areArchives } from './suite/suite-files.js';
export { startSuite } from './upkeep/start-suite.js';
export { Counter, isClean, type Tally } from './check/tally.js';
export { type VerdictUpdate, verdictUpdates, writeVerdicts } from './upkeep/update.js';
