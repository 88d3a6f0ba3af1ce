/**
 * Assertions for tests of a notation, with vitest, `node:test` or any other test runner. Each throws an
 * `AssertionError` if it fails.
 *
 * ```ts
 * import { test } from 'node:test';
 * import { oniNotation } from 'ludogram/oni';
 * import { assertDiagnostic, assertRoundTrip } from 'ludogram/testing';
 *
 * test('a game', () => assertRoundTrip(oniNotation, 'BXLUT Byt'));
 * test('an unknown square', () => assertDiagnostic(oniNotation, 'BXLUT By|z|', 'oni/unknown-square'));
 * ```
 *
 * - `assertRoundTrip` asserts that nothing is lost between a text, its canonical text and its JSON.
 * - `assertDiagnostic` asserts that a text has exactly one diagnostic, at the span marked in the text.
 * - `assertFixes` asserts that each safe fix removes the diagnostic that it fixes.
 * - `assertTree` compares a syntax tree with its text form; `treeText` returns that form.
 *
 * @module ludogram/testing
 */
export { assertDiagnostic } from './assert-diagnostic.js';
export { assertFixes } from './assert-fixes.js';
export { assertRoundTrip } from './assert-round-trip.js';
export { assertTree, treeText, type TreeSource } from './assert-tree.js';
export { AssertionError, type Mismatch } from './assertion-error.js';
