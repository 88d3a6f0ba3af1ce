import type { Catalogue } from '../src/diagnostics/index.js';

/** The page of a format's diagnostic codes, in Markdown. */
export function codesPage(title: string, { format, codes }: Catalogue): string {
  const rows = codes.map(({ code, severity, explanation, example }) => {
    return `| \`${code}\` | ${severity} | ${cell(explanation)} | ${cell(`\`${example}\``)} |\n`;
  });
  return (
    `# ${title}: the codes of \`${format}\`\n\n` +
    'Written from the catalogue by `npm run docs`; `ludogram explain CODE` prints one of them.\n\n' +
    `| code | severity | what it means | example |\n| --- | --- | --- | --- |\n${rows.join('')}`
  );
}

const cell = (text: string): string => text.replaceAll('|', '\\|').replaceAll('\n', ' ');
