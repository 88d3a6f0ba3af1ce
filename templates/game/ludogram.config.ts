import { defineConfig } from 'ludogram';

export default defineConfig({
  notations: [
    {
      notation: async () => (await import('./src/notation.js')).myGame,
      grammar: 'src/my-game.peggy',
      generated: 'src/generated',
      shape: 'src/shape.ts',
      suites: 'suite',
    },
  ],
});
