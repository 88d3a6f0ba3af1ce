// Packs the conformance suites, which are thousands of small files.
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { tarGz } from './tar.mjs';

const SUITES = 'test/conformance';

/** Writes an archive for each notation: its cases, manifests and schema, and the version of the suites. */
export function packSuites(folder) {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const names = namesIn(SUITES);
  for (const id of notationsOf(names)) {
    const belongs = new RegExp(`^(?:${id}/|manifests/${id}(?:@.*)?\\.json$|schemas/${id}\\.json$|suite\\.json$)`);
    writeFileSync(join(folder, `${id}.tar.gz`), archiveOf(names.filter((name) => belongs.test(name))));
  }
}

/**
 * Writes all suites into one archive, `ludogram-suites-2.0.0.tar.gz`, for decoders in any language.
 *
 * @returns its path
 */
export function packAllSuites(folder) {
  const { version } = JSON.parse(readFileSync(join(SUITES, 'suite.json'), 'utf8'));
  const top = `ludogram-suites-${version}`;
  mkdirSync(folder, { recursive: true });
  packFolder(SUITES, join(folder, `${top}.tar.gz`), top);
  return join(folder, `${top}.tar.gz`);
}

/** Packs a folder into an archive, where it has the name `top`. */
export function packFolder(from, archive, top) {
  const files = namesIn(from).map((name) => [`${top}/${name}`, readFileSync(join(from, name))]);
  writeFileSync(archive, tarGz(files));
}

const namesIn = (folder) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).replaceAll('\\', '/').slice(`${folder}/`.length))
    .sort();

const notationsOf = (names) =>
  names
    .flatMap(
      (name) => /^manifests\/([^@]+)\.json$/.exec(name)?.[1] ?? /^manifests\/(.+)@.*\.json$/.exec(name)?.[1] ?? [],
    )
    .filter((id, i, all) => all.indexOf(id) === i);

const archiveOf = (names) => tarGz(names.map((name) => [name, readFileSync(join(SUITES, name))]));
