// `npm run bench`: builds what is measured, installs what it is compared with, compiles the benchmark, runs it. A
// contender that can't be installed is missing from the tables, which say so.
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

process.chdir(fileURLToPath(new URL('..', import.meta.url)));
const run = (command, ...args) => spawnSync(command, args, { stdio: 'inherit', shell: command === 'npm' }).status ?? 1;

if (run('npm', 'run', '--silent', 'build') !== 0) process.exit(1);
const install = ['--prefix', 'bench', 'ci', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel', 'error'];
if (run('npm', ...install) !== 0) console.error('some of the other parsers could not be installed');
if (run(process.execPath, 'node_modules/typescript/bin/tsc', '-p', 'bench') !== 0) {
  console.error('some of the benchmark could not be compiled as it should');
}
process.exitCode = run(process.execPath, 'bench/build/bench/run.js', ...process.argv.slice(2));
