import type { Fix, Span } from '../../diagnostics/index.js';

/** The fix that writes a text in place of a span. */
export const replacement = ({ start, end }: Span, text: string, title = `write ${text}`): Fix => ({
  title,
  edits: [{ start, end, text }],
});
