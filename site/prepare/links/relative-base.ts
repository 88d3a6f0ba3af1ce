import { parseAst } from 'vite';

/**
 * The base path that the site is built for; the functions of this file make it relative to where the site is served.
 */
export const PLACEHOLDER = '/site-base-placeholder/';

/**
 * Returns a page that finds the files of the site from its own address.
 *
 * @param depth number of folders that the page is in
 */
export function relocatedPage(html: string, depth: number): string {
  const up = upwards(depth);
  const [head, ...scripts] = html.split(/(?=<script\b)/);
  const parts = scripts.map((part) => {
    const end = part.indexOf('</script>');
    // The strings of inline scripts are written in double quotes.
    const code = part.slice(0, end).replace(/^<script[^>]*>/, (tag) => tag.replaceAll(PLACEHOLDER, up));
    return code.replaceAll(PLACEHOLDER, '"+siteBase+"') + part.slice(end).replaceAll(PLACEHOLDER, up);
  });
  return [head!.replaceAll(PLACEHOLDER, up), ...parts]
    .join('')
    .replace('<head>', `<head><script>var siteBase=new URL("${up}",location.href).pathname</script>`)
    .replace('</body>', `<script>${ABSOLUTE_LINKS}</script></body>`);
}

/** The application changes the address of the document, so links that it keeps must not be relative to that. */
const ABSOLUTE_LINKS = `document.querySelectorAll('a[href^="."],link[rel=icon]').forEach(function(e){e.href=e.href})`;

/**
 * Returns a script that finds the files of the site from its own address.
 *
 * @param depth number of folders that the script is in
 */
export function relocatedScript(code: string, depth: number): string {
  if (!code.includes(PLACEHOLDER)) return code;
  const base = `new URL("${upwards(depth)}",import.meta.url).pathname`;
  const edits = literalsOf(parseAst(code)).filter(({ start, end }) => code.slice(start, end).includes(PLACEHOLDER));
  let out = '';
  let at = 0;
  for (const { start, end, isKey } of edits) {
    const replaced = `${code.slice(start, end)}.replaceAll("${PLACEHOLDER}",${base})`;
    out += code.slice(at, start) + (isKey ? `[${replaced}]` : replaced);
    at = end;
  }
  return out + code.slice(at);
}

const upwards = (depth: number): string => (depth === 0 ? './' : '../'.repeat(depth));

/** A string or template of a program. */
interface Literal {
  readonly start: number;
  readonly end: number;
  /** Whether it is the name of a property. */
  readonly isKey: boolean;
}

/** Returns the strings and templates of a program in the order of the text; not those inside templates. */
function literalsOf(program: unknown): Literal[] {
  const found: Literal[] = [];
  const visit = (part: unknown, isKey: boolean): void => {
    if (Array.isArray(part)) for (const each of part) visit(each, false);
    if (typeof part !== 'object' || part === null || Array.isArray(part)) return;
    const node = part as Readonly<Record<string, unknown>> & { readonly start: number; readonly end: number };
    if (node.type === 'TemplateLiteral' || (node.type === 'Literal' && typeof node.value === 'string')) {
      found.push({ start: node.start, end: node.end, isKey });
      return;
    }
    for (const [name, child] of Object.entries(node)) visit(child, name === 'key' && node.computed === false);
  };
  visit(program, false);
  return found.sort((a, b) => a.start - b.start);
}
