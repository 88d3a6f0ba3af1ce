/** The style of the page of a board. */
export const BOARD_STYLE = `
ludogram-board, ludogram-remote-board {
  --ludogram-ink: var(--vscode-foreground);
  --ludogram-paper: var(--vscode-editor-background);
  --ludogram-line: var(--vscode-widget-border, var(--vscode-editorWidget-border, #8886));
  --ludogram-board-height: 62vh;
}
.picture svg { display: block; max-width: 100%; max-height: 85vh; height: auto; margin: auto }
[role='toolbar'] { display: flex; gap: 6px; justify-content: center; align-items: center; margin-top: 8px }`;
