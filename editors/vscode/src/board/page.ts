import * as vscode from 'vscode';

/** The folder with the script of the page, in the folder of the extension. */
const SCRIPTS = ['dist', 'board'];

/** Prepares a web view for a board: its script comes from the extension, and nothing else is loaded or run. */
export function showPage(webview: vscode.Webview, extension: vscode.Uri): void {
  const scripts = vscode.Uri.joinPath(extension, ...SCRIPTS);
  webview.options = { enableScripts: true, localResourceRoots: [scripts] };
  const script = webview.asWebviewUri(vscode.Uri.joinPath(scripts, 'main.js'));
  webview.html = pageOf(script.toString(), newNonce());
}

/** Returns a text that nobody can guess. */
function newNonce(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(18));
  return btoa(String.fromCharCode(...bytes));
}

/** Pictures have styles of their own, which can't run anything. */
const pageOf = (script: string, nonce: string): string => `<!DOCTYPE html>
<html lang="en">
  <head>
    <meta charset="UTF-8">
    <meta http-equiv="Content-Security-Policy" content="default-src 'none'; script-src 'nonce-${nonce}'; style-src 'unsafe-inline'">
    <meta name="viewport" content="width=device-width">
    <title>Board</title>
    <style>${STYLE}</style>
  </head>
  <body>
    <main aria-live="polite"></main>
    <script type="module" nonce="${nonce}" src="${script}"></script>
  </body>
</html>`;

const STYLE = `
body { margin: 0; padding: 8px; color: var(--vscode-foreground); font: 14px/1.4 var(--vscode-font-family, sans-serif) }
ludogram-board, ludogram-remote-board {
  --ludogram-ink: var(--vscode-foreground);
  --ludogram-paper: var(--vscode-editor-background);
  --ludogram-line: var(--vscode-widget-border, var(--vscode-editorWidget-border, #8886));
  --ludogram-board-height: 62vh;
}
.picture svg { display: block; max-width: 100%; max-height: 85vh; height: auto; margin: auto }
[hidden] { display: none !important }
[role='toolbar'] { display: flex; gap: 6px; justify-content: center; align-items: center; margin-top: 8px }
button {
  font: inherit; min-width: 36px; min-height: 30px; border: 0; border-radius: 4px; cursor: pointer;
  color: var(--vscode-button-secondaryForeground, inherit); background: var(--vscode-button-secondaryBackground, #8883);
}
button:disabled { opacity: .5; cursor: default }`;
