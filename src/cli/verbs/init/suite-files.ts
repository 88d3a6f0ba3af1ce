import type { Json } from '../../../notation/index.js';
import { manifestText } from '../../../conformance/upkeep/manifest.js';
import { verdictText } from '../../../conformance/upkeep/new-case.js';
import type { Plan } from './plan.js';

const VERSION = '1.0.0';

const leaf = (type: string, value: string): Json => ({ type, value });

const move = (from: string, to: string): Json => ({ from: leaf('square', from), to: leaf('square', to) });

/** Returns the files of the first conformance cases: path from the folder of suites → content. */
export function suiteFiles({ id, extension }: Plan): Map<string, string> {
  const files = new Map([['suite.json', `{ "version": "${VERSION}" }\n`]]);
  const add = (name: string, text: string, verdict: Parameters<typeof verdictText>[0]): string => {
    files.set(`${id}/${name}${extension}`, text);
    files.set(`${id}/${name}.json`, verdictText(verdict));
    return `${id}/${name}${extension}`;
  };
  const error = (code: string, start: number, end: number) => ({
    diagnostics: [{ code: `${id}/${code}`, severity: 'error' as const, start, end }],
  });
  const cases = [
    {
      name: add('invalid/not-a-move', 'a1-b2\nb2+c3\n', {
        why: 'There is a hyphen between the squares.',
        ...error('bad-move', 6, 11),
      }),
      level: 'syntax' as const,
    },
    {
      name: add('invalid/same-square', 'a1-a1\n', {
        why: 'A move goes to another square.',
        ...error('same-square', 0, 5),
      }),
      level: 'structure' as const,
    },
    {
      name: add('valid/comments', '# a game\na1-b2 # the first move\n', {
        why: 'A comment goes to the end of its line.',
        model: {
          moves: [move('a1', 'b2')],
          comments: [leaf('comment', '# a game'), leaf('comment', '# the first move')],
        },
      }),
    },
    {
      name: add('valid/moves', 'a1-b2 b2-c3\nh10-a1\n', {
        why: 'Spaces and line breaks separate moves.',
        model: { moves: [move('a1', 'b2'), move('b2', 'c3'), move('h10', 'a1')], comments: [] },
      }),
    },
    { name: add('valid/no-moves', '', { why: 'A game may have no moves yet.', model: { moves: [], comments: [] } }) },
  ];
  files.set(`manifests/${id}.json`, manifestText({ suite: VERSION, format: id, cases }));
  return files;
}
