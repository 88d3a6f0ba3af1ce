import { railroadStyle } from '../../../src/library/generator.js';
import { NOTATIONS } from '../../../src/notations/registry.js';
import { frameOf } from '../../home/frame.js';
import { partsOf } from '../../home/frame-html.js';
import { SLIP } from '../../home/script.js';
import { html } from '../markup.js';
import { casesOf, type Fact, facts, measured } from './numbers.js';
import { rulePicture, speedPicture } from './pictures.js';

/** The parts of a site's home page that its sources have. */
export interface HomeSources {
  /** The README with its links rewritten. */
  readonly readme: string;
  /** The page on bundle sizes. */
  readonly bundles: string;
}

/**
 * Returns the first page: a game that plays, three entrances, numbers, the suites, and the library in a few lines. In
 * Markdown.
 */
export function homePage({ readme, bundles }: HomeSources): string {
  const results = measured();
  return [
    '---\nlayout: home\nmarkdownStyles: false\ntitleTemplate: Parsers for board-game records\n---\n',
    '<main class="home">\n',
    hero(),
    entrances(speedPicture(results.wild.rows)),
    '<section class="home-part vp-doc">\n\n## In numbers\n',
    `<ul class="facts">\n${facts(results, bundles).map(fact).join('')}</ul>\n`,
    'From the last [benchmark](/speed.md), the [suites](/conformance.md) and the [bundle sizes](/bundle-sizes.md).\n\n</section>\n',
    `<section class="home-part vp-doc">\n\n${suites()}\n</section>\n`,
    `<section class="home-part vp-doc">\n\n${sectionOf(readme, 'As a library')}\n</section>\n`,
    `</main>\n\n<style>${railroadStyle}</style>\n`,
  ].join('\n');
}

function hero(): string {
  const still = partsOf(frameOf({ text: SLIP, isWord: true }));
  // Vue keeps line breaks in `pre` alone.
  const part = (name: keyof typeof still, tag = 'div'): string =>
    `<${tag} class="${name}">${still[name].replaceAll('\n', '&#10;')}</${tag}>`;
  return `<section class="home-hero">
<div class="home-words">

# ludogram

<p class="home-title">Parsers for board-game records</p>

From one grammar file: a fast, lossless parser, typed trees, and diagnostics that say what is wrong and how to fix it.

[Open the playground](/play.md){.home-action .brand} [Use the library](/library.md){.home-action}

<pre class="home-install"><code>npm install ludogram</code></pre>

</div>
<figure class="hero" aria-label="A game is typed: its text, its tree and its board change together; a slip gets a message and a fix">
<div class="hero-frame" v-pre>
<div class="hero-side">${part('hero-text', 'pre')}${part('hero-problem')}${part('hero-tree')}</div>
<div class="hero-table">${part('hero-board')}${part('hero-score')}</div>
</div>
<HeroControls />
</figure>
</section>
`;
}

const entrances = (speeds: string): string => `<section class="home-entrances vp-doc">
<div class="entrance">

## [Play and check games](/playing-games.md)

<a class="entrance-picture" href="./play.html#example=tafl-game" aria-label="Open this game of brandub in the playground"><img class="only-light" src="/home/board-light.svg" alt="A board of brandub after three moves" loading="lazy" width="340" height="340"><img class="only-dark" src="/home/board-dark.svg" alt="A board of brandub after three moves" loading="lazy" width="340" height="340"></a>

Onitama, tafl, 5D chess, Azul and xiangqi: read, check, fix, format, replay and draw their records, in
[a program](/library.md), [a terminal](/command-line.md) or [an editor](/editors.md).

</div>
<div class="entrance">

## [Write your notation](/your-own-notation.md)

<div class="entrance-picture" v-pre>${rulePicture()}</div>

A grammar gives the parser, trees and syntax errors. Declare codes, rules of play and pictures, and your notation can do
what the built-in ones can. Start with \`npx ludogram init\`, or [in the playground](/play.md#grammar=first).

</div>
<div class="entrance">

## [A parser for any language](/from-another-tool.md)

<div class="entrance-picture" v-pre>${speeds}</div>

Grammars that other people published for peggy, unchanged, in MB of text per second: ludogram above, peggy below. With
[your bundler](/bundlers.md), a program imports a grammar as a module.

</div>
</section>
`;

const fact = ({ value, about, link }: Fact): string => `<li>\n\n[${value}](${link}){.fact}\n\n${about}\n\n</li>\n`;

function suites(): string {
  const rows = NOTATIONS.map(
    ({ id, title }) => `| [\`${id}\`](/notations/${id}.md) | ${html(title)} | ${casesOf(id)} |`,
  );
  return `## Notations and their suites

The suites are plain data: texts with the expected JSON or the expected error. A program in any language that reads a text
on standard input and prints JSON can be tested against them, without Node: each release has them as one archive.
[The protocol](/conformance.md) fits on a page, and two examples of such programs are in Python.

\`\`\`sh
npx ludogram conformance --notation oni --decoder 'python3 my_decoder.py'
\`\`\`

| notation | what it records | sample texts |
| --- | --- | ---: |
${rows.join('\n')}
`;
}

/** Returns a section of a page, with its heading. */
export function sectionOf(page: string, title: string): string {
  const start = page.indexOf(`\n## ${title}\n`) + 1;
  if (start === 0) throw new Error(`the README has no section "${title}"`);
  const end = page.indexOf('\n## ', start);
  return page.slice(start, end === -1 ? undefined : end + 1);
}
