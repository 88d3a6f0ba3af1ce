// Writes `dist/THIRD-PARTY-NOTICES.md`: the licenses of the packages whose code is in the bundles.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';

/** @param folders the folders of the packages */
export function writeNotices(folders) {
  const notices = new Map(folders.map(noticeOf).map((notice) => [notice.title, notice.text]));
  const sections = [...notices].sort(([a], [b]) => (a < b ? -1 : 1)).map(([title, text]) => `## ${title}\n\n${text}`);
  const head = '# Third-party notices\n\nThe files of ludogram contain code of these packages.';
  writeFileSync('dist/THIRD-PARTY-NOTICES.md', `${[head, ...sections].join('\n\n')}\n`);
}

function noticeOf(folder) {
  const { name, version, license, author } = JSON.parse(readFileSync(`${folder}/package.json`, 'utf8'));
  const file = readdirSync(folder).find((entry) => /^(?:licen[cs]e|copying)/i.test(entry));
  const holder = typeof author === 'object' ? author.name : author;
  if (typeof license !== 'string' || (file === undefined && holder === undefined)) {
    throw new Error(`${folder} has no license: bundle another package`);
  }
  const text = file === undefined ? `Copyright ${holder}` : readFileSync(`${folder}/${file}`, 'utf8').trim();
  return { title: `${name} ${version}`, text: `License: ${license}\n\n\`\`\`text\n${text}\n\`\`\`` };
}
