export * from './game/model.js';
export type * from './move/model.js';
export type { OtnPosition } from './position/model.js';
export type { EntryValue, OtnEntry, OtnRules } from './rules/model.js';
export { entryOf } from './rules/model.js';
