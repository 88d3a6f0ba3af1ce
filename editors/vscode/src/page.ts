import * as vscode from 'vscode';

/** A page that the extension shows in a web view. */
export interface Page {
  /** The folder with its script `main.js`, in the folder `dist` of the extension. */
  readonly folder: string;
  readonly title: string;
  /** Style sheets beside that of all pages. */
  readonly style: string;
}

/** Shows a page in a web view: its script comes from the extension, and nothing else is loaded or run. */
export function showPage(webview: vscode.Webview, extension: vscode.Uri, page: Page): void {
  const scripts = vscode.Uri.joinPath(extension, 'dist', page.folder);
  webview.options = { enableScripts: true, localResourceRoots: [scripts] };
  const script = webview.asWebviewUri(vscode.Uri.joinPath(scripts, 'main.js'));
  webview.html = textOf(page, script.toString(), newNonce());
}

/** Returns a text that nobody can guess. */
function newNonce(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(18));
  return btoa(String.fromCharCode(...bytes));
}

/** Pictures have styles of their own, which can't run anything. */
const textOf = ({ title, style }: Page, script: string, nonce: string): string => `<!DOCTYPE html>
<html lang="en">
  <head>
    <meta charset="UTF-8">
    <meta http-equiv="Content-Security-Policy" content="default-src 'none'; script-src 'nonce-${nonce}'; style-src 'unsafe-inline'">
    <meta name="viewport" content="width=device-width">
    <title>${title}</title>
    <style>${STYLE}${style}</style>
  </head>
  <body>
    <main aria-live="polite"></main>
    <script type="module" nonce="${nonce}" src="${script}"></script>
  </body>
</html>`;

const STYLE = `
body { margin: 0; padding: 8px; color: var(--vscode-foreground); font: 14px/1.4 var(--vscode-font-family, sans-serif) }
[hidden] { display: none !important }
button {
  font: inherit; min-width: 36px; min-height: 30px; border: 0; border-radius: 4px; cursor: pointer;
  color: var(--vscode-button-secondaryForeground, inherit); background: var(--vscode-button-secondaryBackground, #8883);
}
button:disabled { opacity: .5; cursor: default }`;
