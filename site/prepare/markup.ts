import { codeBlock } from '../../src/lsp/features/markdown.js';

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  '{': '&#123;',
};

/**
 * Returns a text as HTML that neither Markdown nor Vue changes. Line breaks become entities, so it fits on one line of
 * Markdown.
 */
export const html = (text: string): string =>
  text
    .replace(/[&<>"{]/g, (c) => ENTITIES[c]!)
    .replace(/[`*_[\]\\]/g, (c) => `&#${c.charCodeAt(0)};`)
    .replaceAll('\n', '&#10;');

/** Returns prose of a catalog as HTML: what is between backticks is code. */
export const prose = (text: string): string =>
  text
    .split('`')
    .map((part, i) => (i % 2 === 1 ? `<code>${html(part)}</code>` : html(part)))
    .join('');

/** Returns a block of code as a paragraph of Markdown. */
export const fence = (language: string, code: string): string => `${codeBlock(language, code.replace(/\n$/, ''))}\n`;

/** Cuts a text that is long only because its length is the error. */
export const shortened = (text: string, maxLength = 600): string =>
  text.length > maxLength ? `${text.slice(0, 60)}…` : text;
