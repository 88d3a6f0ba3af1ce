// `npm run build`: everything that the package contains besides committed files. The JavaScript comes first and without
// type checking, so that an edit of a grammar shows in `ludogram tree` even while the code of its notation does not
// compile.
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { bundleDeclarations } from './declarations.mjs';
import { bundleJavaScript } from './javascript.mjs';
import { writeNotices } from './notices.mjs';
import { packRuntimeSources } from './standalone.mjs';
import { packSuites } from './suites.mjs';

process.chdir(fileURLToPath(new URL('../..', import.meta.url)));
const packages = await bundleJavaScript();
packSuites('dist/suites');
packRuntimeSources('dist/standalone/sources.json');
const { status } = spawnSync(process.execPath, ['node_modules/typescript/bin/tsc', '-b', 'src/tsconfig.build.json'], {
  stdio: 'inherit',
});
if (status !== 0) process.exit(status ?? 1);
writeNotices([...packages, ...(await bundleDeclarations())]);
