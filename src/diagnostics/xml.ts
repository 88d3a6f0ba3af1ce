import { visibleText } from '../cst/visible.js';

/** Escapes text for the inside of XML. Hidden characters, and others that XML can't have, are shown as in messages. */
export function escapeXml(content: string): string {
  return visibleText(content)
    .replace(/[\ufffe\uffff]/g, '\ufffd')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}
