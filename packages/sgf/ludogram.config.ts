import { defineConfig } from 'ludogram';
import { sgf } from './src/entry.js';

export default defineConfig({
  notations: [{ notation: sgf, grammar: 'sgf.peggy', shape: 'src/model/shape.ts', suites: 'suite' }],
});
