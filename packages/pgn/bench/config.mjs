import { pgn } from './build/src/entry.js';

export default { notations: [{ notation: pgn }] };
