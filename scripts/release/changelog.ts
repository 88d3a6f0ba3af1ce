const UNRELEASED = '## [Unreleased]';

/** Returns a changelog in which the unreleased changes are those of a version, with its date (`2026-11-23`). */
export const withRelease = (text: string, version: string, date: string): string =>
  text.replace(UNRELEASED, `${UNRELEASED}\n\n## [${version}] - ${date}`);

/** Returns the changes of a version, without its heading; empty if the changelog doesn't have the version. */
export function changesOf(text: string, version: string): string {
  const sections = text.split(/^## /m);
  const section = sections.find((one) => one.startsWith(`[${version}]`)) ?? '';
  return section.slice(section.indexOf('\n') + 1).trim();
}
