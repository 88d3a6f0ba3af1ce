/**
 * The language server, and the features that it serves as functions of a text and its reading, for editors on web pages.
 *
 * @module
 */
export { type Features, type FileEdits, type FileSpan, featuresOf, notationFeatures } from './features/features.js';
export type { ReadDocument } from './features/document.js';
export type { ServerHost } from './host.js';
export { BOARD_REQUEST, type BoardParams } from './requests.js';
export { startServer } from './server.js';
