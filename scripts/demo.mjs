// `npm run demo`: the main jobs on the example files, as the command line does them.
import { spawnSync } from 'node:child_process';
import { buildIfStale } from './build/if-stale.mjs';

const ludogram = ['dist/src/bin/main.js'];
const runs = [
  ['check', 'examples/short-game.oni', 'examples/endgame.oni'],
  ['replay', 'examples/short-game.oni'],
  ['render', 'examples/short-game.oni', '--text'],
  ['replay', 'examples/brandub.otg'],
  ['render', 'examples/brandub.otg', '--ply', '6', '--text'],
  ['check', 'examples/branching.5dpgn'],
  ['render', 'examples/branching.5dpgn', '--text'],
];
buildIfStale();
for (const args of runs) {
  console.log(`$ ludogram ${args.join(' ')}`);
  const { status } = spawnSync(process.execPath, [...ludogram, ...args], { stdio: 'inherit' });
  if (status !== 0) process.exit(status ?? 1);
  console.log();
}
