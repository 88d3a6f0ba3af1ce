// Installs what package.json lists, with ludogram as this repository would publish it, or as the package given.
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

const stdio = ['ignore', 'ignore', 'inherit'];
const npm = (...args) => execFileSync('npm', ['--loglevel=error', ...args], { cwd: import.meta.dirname, stdio });
const folder = mkdtempSync(join(tmpdir(), 'ludogram-'));
const [given] = process.argv.slice(2);
if (given === undefined) npm('pack', '--pack-destination', folder, '../..');
const tarball = given === undefined ? join(folder, readdirSync(folder)[0]) : resolve(given);
npm('install', '--no-save', '--no-audit', '--no-fund', '--prefer-offline', tarball);
rmSync(folder, { recursive: true, force: true });
