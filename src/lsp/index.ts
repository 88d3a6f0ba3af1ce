/**
 * The language server. For editors on web pages, its features are also available as functions of a text and its
 * reading.
 *
 * @module
 */
export { type Features, type FileEdits, type FileSpan, featuresOf, notationFeatures } from './features/features.js';
export type { ReadDocument } from './features/document.js';
export { startServer } from './server/server.js';
export type { ServerHost } from './host/host.js';
export { BOARD_REQUEST, type BoardParams, type LspBoard } from './protocol/board-request.js';
