import { defineConfig } from 'ludogram';

export default defineConfig({
  notations: [{ notation: async () => (await import('./src/notation.js')).myGame, folder: 'src' }],
});
