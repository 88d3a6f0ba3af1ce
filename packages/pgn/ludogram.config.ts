import { defineConfig } from 'ludogram';
import { pgn } from './src/entry.js';

export default defineConfig({
  notations: [{ notation: pgn, grammar: 'pgn.peggy', shape: 'src/model/shape.ts', suites: 'suite' }],
});
