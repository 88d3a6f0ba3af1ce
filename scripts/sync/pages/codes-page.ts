import type { Catalogue, DeclaredFix } from '../../../src/diagnostics/index.js';

/** Returns the page of a notation's diagnostic codes, in Markdown. */
export function codesPage(title: string, { format, codes }: Catalogue): string {
  const rows = codes.map(({ code, severity, explanation, fixes, example }) => {
    return `| \`${code}\` | ${severity} | ${cell(explanation)} | ${fixes.map(fixCell).join('<br>')} | ${exampleCell(example)} |\n`;
  });
  return (
    `# ${title}: the codes of \`${format}\`\n\n` +
    'Written from the catalog by `npm run sync`; `ludogram explain CODE` prints one of them. ' +
    (format === 'grammar'
      ? '`generate --fix` applies safe fixes; editors also offer the others.\n\n'
      : '`check --fix` applies safe fixes, `check --fix --unsafe-fixes` the others too.\n\n') +
    `| code | severity | what it means | fixes | example |\n| --- | --- | --- | --- | --- |\n${rows.join('')}`
  );
}

const fixCell = ({ title, safe }: DeclaredFix): string => cell(`${title} (${safe ? 'safe' : 'unsafe'})`);

const cell = (text: string): string => text.replaceAll('|', '\\|').replaceAll('\n', ' ');

/** Returns an example as the content of a cell, which has no line breaks: each line is code, with a `<br>` after it. */
const exampleCell = (example: string): string =>
  shortened(example)
    .replace(/\n$/, '')
    .split('\n')
    .map((line) => (line === '' ? '' : cell(`\`${line}\``)))
    .join('<br>');

/** Some examples are long because their length is what is wrong. */
const MAX_EXAMPLE_LENGTH = 600;
const shortened = (example: string): string =>
  example.length > MAX_EXAMPLE_LENGTH ? `${example.slice(0, 60)}…` : example;
