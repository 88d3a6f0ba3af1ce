/** An element with a class and, if given, a text. */
export function element(name: string, className: string, text?: string): HTMLElement {
  const out = document.createElement(name);
  if (className !== '') out.className = className;
  if (text !== undefined) out.textContent = text;
  return out;
}

/** The Markdown of a hover text as elements: paragraphs, blocks of code, rules, and bold text and code inside paragraphs. */
export function markdownElements(markdown: string): HTMLElement[] {
  const blocks = markdown.match(/^```[^]*?^```$|(?:(?!^```).+\n?)+/gm) ?? [];
  return blocks.map((block) => {
    const code = /^```.*\n([^]*?)\n?```$/.exec(block.trim())?.[1];
    if (code !== undefined) return element('pre', '', code);
    if (block.trim() === '---') return element('hr', '');
    const paragraph = element('p', '');
    for (const [part, bold, quoted] of block.trim().matchAll(INLINE)) {
      if (bold !== undefined) paragraph.append(element('strong', '', bold));
      else if (quoted !== undefined) paragraph.append(element('code', '', quoted));
      else paragraph.append(part);
    }
    return paragraph;
  });
}

const INLINE = /\*\*(.+?)\*\*(?!\*)|`([^`]+)`|(?:(?!\*\*.+?\*\*(?!\*)|`[^`]+`)[^])+/g;
