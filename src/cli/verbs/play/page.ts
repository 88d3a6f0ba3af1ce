import { escapeXml } from '../../../notation/view/svg.js';

/** The contents of the page of a file. */
export interface PageOptions {
  /** The name of the file. */
  readonly name: string;
  /** The id of its notation. */
  readonly notation: string;
  /** Whether the code of the notation is on the page; otherwise, the server makes its boards. */
  readonly isBuiltIn: boolean;
}

/** The page loads only what its own server has, and nothing may show it in a frame. */
export const CONTENT_SECURITY_POLICY =
  "default-src 'none'; script-src 'self'; connect-src 'self'; style-src 'unsafe-inline'; img-src data:; " +
  "base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/** Writes the page that shows a file. Its script is `main.js` beside it. */
export const pageOf = ({ name, notation, isBuiltIn }: PageOptions): string => `<!DOCTYPE html>
<html lang="en">
<head>
<meta charset="UTF-8">
<meta name="viewport" content="width=device-width">
<title>${escapeXml(name)}</title>
<link rel="icon" href="data:,">
<style>
:root { color-scheme: light dark; font: 16px/1.4 system-ui, sans-serif }
body { margin: 0 auto; max-width: 1200px; padding: 8px }
header { display: flex; flex-wrap: wrap; gap: 8px 12px; align-items: center; margin-bottom: 8px }
h1 { font-size: 1.1rem; margin: 0; flex: 1 1 auto; overflow-wrap: anywhere }
#save { font: inherit; padding: 6px 16px }
#message { flex-basis: 100%; margin: 0 }
#message:empty { display: none }
</style>
</head>
<body data-name="${escapeXml(name)}" data-notation="${escapeXml(notation)}" data-built-in="${isBuiltIn}">
<header><h1>${escapeXml(name)}</h1><button id="save" type="button" disabled>Save</button>
<p id="message" role="status"></p></header>
<main></main>
<script type="module" src="main.js"></script>
</body>
</html>
`;
