// `npm run site`: installs what the site needs, writes its pages and builds it into `site/dist`, for any folder of any
// host. `-- --base /docs/` builds it for that folder alone, where the page for unknown addresses finds its style as
// well; `-- --open` serves the built site.
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, statSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { buildIfStale } from '../scripts/build/if-stale.mjs';

process.chdir(fileURLToPath(new URL('..', import.meta.url)));
const { open, base: given, skipInstall } = options();
const served = (given ?? '/').replace(/^\/?/, '/').replace(/\/?$/, '/');
// The placeholder is replaced by relative paths after the build.
const base = given === undefined ? '/site-base-placeholder/' : served;
// The packages for chess and Go are read from their sources, as `shared/package-aliases.ts` says for the pages.
const env = { ...process.env, SITE_BASE: base, TSX_TSCONFIG_PATH: 'site/packages.tsconfig.json' };
const run = (command, ...args) => {
  const { status } = spawnSync(command, args, { stdio: 'inherit', shell: command === 'npm', env });
  if (status !== 0) process.exit(status ?? 1);
};

if (!skipInstall && !isInstalled()) {
  run('npm', '--prefix', 'site', 'ci', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel', 'error');
}
buildIfStale();
run(process.execPath, '--import', 'tsx', 'site/prepare/main.ts');
run(process.execPath, 'site/node_modules/vitepress/bin/vitepress.js', 'build', 'site', '--base', base);
if (given === undefined) run(process.execPath, '--import', 'tsx', 'site/prepare/links/relocate.ts');
if (open) run(process.execPath, 'site/node_modules/vitepress/bin/vitepress.js', 'preview', 'site', '--base', served);

function options() {
  try {
    const { values } = parseArgs({
      options: { open: { type: 'boolean' }, base: { type: 'string' }, 'skip-install': { type: 'boolean' } },
    });
    return { open: values.open === true, base: values.base, skipInstall: values['skip-install'] === true };
  } catch (error) {
    console.error(`${error.message}\nusage: npm run site -- [--base /folder/] [--open] [--skip-install]`);
    process.exit(2);
  }
}

/** Whether the packages are those of the lock file. */
function isInstalled() {
  const installed = 'site/node_modules/.package-lock.json';
  if (!existsSync(installed)) return false;
  const isNewer = statSync(installed).mtimeMs >= statSync('site/package-lock.json').mtimeMs;
  return isNewer && readFileSync(installed, 'utf8') !== '';
}
