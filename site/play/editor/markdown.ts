/** Returns an element with a class and, if given, a text. */
export function element(name: string, className: string, text?: string): HTMLElement {
  const out = document.createElement(name);
  if (className !== '') out.className = className;
  if (text !== undefined) out.textContent = text;
  return out;
}

/**
 * Returns the Markdown of a hover text as elements: paragraphs, blocks of code, rules, and bold text and code inside
 * paragraphs.
 */
export function markdownElements(markdown: string): HTMLElement[] {
  const blocks = markdown.match(/^```[^]*?^```$|(?:(?!^```).+\n?)+/gm) ?? [];
  return blocks.map((block) => {
    const code = /^```.*\n([^]*?)\n?```$/.exec(block.trim())?.[1];
    if (code !== undefined) return element('pre', '', code);
    if (block.trim() === '---') return element('hr', '');
    const paragraph = element('p', '');
    const text = block.trim();
    let written = 0;
    for (const { 0: part, 1: bold, 2: quoted, index } of text.matchAll(INLINE)) {
      if (index > written) paragraph.append(text.slice(written, index));
      paragraph.append(bold === undefined ? element('code', '', quoted) : element('strong', '', bold));
      written = index + part.length;
    }
    if (written < text.length) paragraph.append(text.slice(written));
    return paragraph;
  });
}

/** Bold text, in which a star can be the last character, and code. */
const INLINE = /\*\*([^*]+\*?|\*)\*\*(?!\*)|`([^`]+)`/g;
