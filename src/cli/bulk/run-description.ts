import { VERSION } from '../../version.js';

/** The options of all verbs that may differ in a continued run, because they don't change its results. */
const WITHOUT_EFFECT: readonly string[] = ['jobs', 'resume', 'resumeFile', 'summary'];

/**
 * Describes what a run processes, and how: its paths and all options. A run continues another one only if both have the
 * same description, so every option belongs to it, except the options that are listed as having no effect.
 *
 * @param flags the values of the options
 * @param withoutEffect names of further options that don't change the results of this verb
 */
export function describeRun(
  verb: string,
  paths: readonly string[],
  flags: object,
  withoutEffect: readonly string[] = [],
): string {
  const ignored = [...WITHOUT_EFFECT, ...withoutEffect];
  const options = Object.entries(flags)
    .filter(([name, value]) => value !== undefined && !ignored.includes(name))
    // Flags come in the order of the command line.
    .sort(([a], [b]) => (a < b ? -1 : 1));
  return JSON.stringify({ version: VERSION, verb, paths, options });
}
