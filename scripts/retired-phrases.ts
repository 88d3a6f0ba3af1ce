/**
 * `npm run phrases`: finds phrases that are no longer used in what people read, and names each with a better one. Looks at
 * docs, comments, messages and names of tests; `--count` prints numbers by folder instead.
 */
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** Each phrase, with what to write instead. */
const RETIRED: readonly (readonly [phrase: RegExp, instead: string])[] = [
  [
    /(?<!\b(?:there|default) )\b(?:is|are) no (?!longer\b|more than\b|fewer than\b|less than\b|slower\b|faster\b)/gi,
    "isn't a",
  ],
  [/\bshould stand\b/gi, 'expected'],
  [/\bstands\b(?! (?:alone|for)\b)/gi, 'is'],
  [/\b(?:may|can|could|must|might|only) stand\b(?! (?:alone|for)\b)/gi, 'be'],
  [/\bbehind\b/gi, 'after'],
  [/\bin front of\b/gi, 'before'],
  [/\btold\b/gi, 'reported'],
  [/\bmend(?:s|ed|ing)?\b/gi, 'fix'],
  [/\bnobody (?:knows|can)\b/gi, 'unknown'],
  [/\banew\b/gi, 'again'],
  [/\bat hand\b/gi, 'available'],
  [/\bof (?:its|their) own accord\b/gi, 'without being asked'],
  [/\bfor nothing\b/gi, 'unnecessarily'],
  [
    /\b(?:rules?|defaults?|it|this|that|which|what) holds\b(?! (?:a|an|the|its|no|one|two|three|red|blue|[a-z]+s)\b)/gi,
    'applies',
  ],
  [/\bcosts\b/gi, 'affects'],
  [/\bshould (?:come|follow) here\b/gi, 'expected'],
  [/(?<=\p{L})’/gu, "'"],
];

/**
 * British spellings: what people read is in American English. Names in code may keep theirs, so only comments, quoted
 * texts with blanks and pages are searched.
 */
const BRITISH =
  /(?<![-\w/.#'"`{(])(?:colou?r(?<=our)(?:s|ed|ing)?|centre[sd]?|catalogues?|neighbour(?:s|ing|hood)?|behaviours?|favourites?|(?:un)?labelled|cancelled|licences?|analysed?|(?:recogn|normal|optim|initial|organ|capital|summar)is(?:e[sdr]?|ing))(?![-\w/'"`}(=.][\w'"`]?)/gi;

/** A sentence that begins with a clause as its subject: only prose is searched for these. */
const LEADING_CLAUSE = /(?<=^|[.:!] |^[-*>] |\| )What (?:[^?.!\n]|\.(?=\S)|\n(?!\n))*[.](?=\s|$)/gm;

/** A comment that begins with such a clause. Those of tests are not searched. */
const LEADING_CLAUSE_IN_COMMENT = /(?<=^ *(?:\/\*\*|\*|\/\/) )What (?=[\p{Ll}`{])/gmu;

/** Documentation, sources, tests, grammars. The explanations and messages in `docs/codes` and `test/messages` follow from sources. */
const ROOTS = [
  'README.md',
  'CHANGELOG.md',
  'CONTRIBUTING.md',
  'docs',
  'grammars',
  'scripts',
  'src',
  'test',
  'bench',
  'site',
  'examples',
];
const SKIPPED =
  /(?:^|\/)(?:node_modules|__snapshots__|api|build[^/]*|site\/(?:pages|dist|\.vitepress\/cache)|found|manifests|schemas)(?:\/|$)|retired-phrases\.ts$/;
const READ = /\.(?:ts|mjs|js|vue|md|peggy|py)$|^test\/conformance\/.*\.json$|^test\/messages\/.*\.txt$/;

process.chdir(fileURLToPath(new URL('..', import.meta.url)));
const found = ROOTS.flatMap(filesUnder).flatMap(phrasesIn);
if (process.argv.includes('--count')) {
  const counts = new Map<string, number>();
  for (const { file } of found) {
    const folder = file
      .split('/')
      .slice(0, file.startsWith('src/notations') ? 3 : 2)
      .join('/');
    counts.set(folder, (counts.get(folder) ?? 0) + 1);
  }
  for (const [folder, count] of counts) console.log(`${String(count).padStart(5)}  ${folder}`);
} else {
  for (const { file, line, phrase, instead } of found)
    console.error(`${file}:${line}: "${phrase}": write "${instead}"`);
}
console.log(`${found.length} retired phrases`);
process.exitCode = found.length > 0 ? 1 : 0;

function filesUnder(path: string): string[] {
  if (SKIPPED.test(path)) return [];
  if (!statSync(path).isDirectory()) return READ.test(path) ? [path] : [];
  return readdirSync(path).flatMap((name) => filesUnder(`${path}/${name}`));
}

function phrasesIn(file: string): { file: string; line: number; phrase: string; instead: string }[] {
  const text = proseOf(file);
  const inProse = file.endsWith('.md') || file.endsWith('.json');
  const isTest = /^(?:test|site\/test|examples\/\w+\/test)\//.test(file);
  const clause = inProse ? LEADING_CLAUSE : LEADING_CLAUSE_IN_COMMENT;
  const phrases = isTest && !inProse ? RETIRED : [...RETIRED, [clause, 'a noun or a verb first'] as const];
  const searched = [
    ...phrases.map(([phrase, instead]) => ({ text, phrase, instead })),
    { text: withoutCode(file, text), phrase: BRITISH, instead: 'the American spelling' },
  ];
  return searched.flatMap(({ text: where, phrase, instead }) =>
    [...where.matchAll(phrase)].map(({ 0: match, index }) => ({
      file,
      line: where.slice(0, index).split('\n').length,
      phrase: match.trim(),
      instead,
    })),
  );
}

/** The prose in a file: of recorded messages, not what they quote; of a conformance case, its `why`. Lines keep their numbers. */
function proseOf(file: string): string {
  const text = readFileSync(file, 'utf8');
  // The names of cases and the quoted texts are not prose.
  if (file.endsWith('.txt')) return text.replace(/^\S.*|"(?:[^"\\]|\\.)*"/gm, '');
  if (!file.endsWith('.json')) return text;
  return text.replace(/^(?! {2}"why": ).*$/gm, '').replace(/^ {2}"why": "(.*)",?$/gm, '$1');
}

/** Blanks out code: in a page, what is between backticks; elsewhere, all but comments and quoted texts with blanks. */
function withoutCode(file: string, text: string): string {
  const blank = (code: string): string => code.replace(/[^\n]/g, ' ');
  if (/\.(?:json|txt)$/.test(file)) return text;
  if (file.endsWith('.md')) return text.replace(/^```[\s\S]*?^```|`[^`]*`|\]\([^)]*\)/gm, blank);
  let prose = '';
  let end = 0;
  for (const { 0: match, index } of text.matchAll(
    /\/\*\*[\s\S]*?\*\/|(?<=^|\s)\/\/ .*|(?<=[([{=:?,\s])'[^'\n]* [^'\n]*'/gm,
  )) {
    prose += blank(text.slice(end, index)) + match.replace(/`[^`\n]*`|\{[^{}]*\}/g, blank);
    end = index + match.length;
  }
  return prose + blank(text.slice(end));
}
