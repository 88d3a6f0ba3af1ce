import { visibleText } from '../cst/visible.js';

/** Text for the inside of XML: hidden characters, and others that XML can't hold, are escaped for people. */
export function escapeXml(content: string): string {
  return visibleText(content)
    .replace(/[\ufffe\uffff]/g, '\ufffd')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}
