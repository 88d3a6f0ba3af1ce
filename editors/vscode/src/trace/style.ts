/** The style of the page that shows how a text is read. */
export const TRACE_STYLE = `
label { display: block; margin-bottom: 10px }
textarea {
  display: block; box-sizing: border-box; width: 100%; min-height: 5em; margin-top: 4px; padding: 6px; resize: vertical;
  color: var(--vscode-input-foreground, inherit); background: var(--vscode-input-background, #8882);
  border: 1px solid var(--vscode-input-border, var(--vscode-widget-border, #8886)); border-radius: 4px;
  font: var(--vscode-editor-font-size, 13px)/1.4 var(--vscode-editor-font-family, monospace);
}
:focus-visible { outline: 1px solid var(--vscode-focusBorder, currentColor); outline-offset: 1px }
.notice { margin: 8px 0; overflow-wrap: anywhere }
.trace { display: flex; flex-wrap: wrap; gap: 6px 10px; align-items: center }
.trace input { flex: 1; min-width: 120px; accent-color: var(--vscode-textLink-foreground, auto) }
.action { padding: 2px 12px }
.path, .traced-text { font-family: var(--vscode-editor-font-family, monospace) }
.path { color: var(--vscode-descriptionForeground, inherit) }
.traced-text {
  margin: 0; padding: 8px; min-height: 1.4em; max-height: 40vh; overflow: auto; white-space: pre-wrap;
  overflow-wrap: anywhere; border: 1px solid var(--vscode-widget-border, var(--vscode-editorWidget-border, #8886));
  border-radius: 4px; background: var(--vscode-editor-background, transparent);
}
mark {
  color: inherit; background: var(--vscode-editor-findMatchHighlightBackground, #ea5c0055);
  outline: 1px solid var(--vscode-editor-findMatchHighlightBorder, transparent); border-radius: 2px;
}
h2 { font-size: 1em; margin: 14px 0 4px }
table { border-collapse: collapse; display: block; overflow-x: auto }
th, td { padding: 2px 14px 2px 0; text-align: left; white-space: nowrap }
th { color: var(--vscode-descriptionForeground, inherit); font-weight: normal }
td { border-top: 1px solid var(--vscode-widget-border, var(--vscode-editorWidget-border, #8884)) }
:is(th, td):not(:first-child) { text-align: right; font-variant-numeric: tabular-nums }
.link {
  min-width: 0; min-height: 0; padding: 0; color: var(--vscode-textLink-foreground, inherit); background: none;
  font-family: var(--vscode-editor-font-family, monospace);
}
.link:hover { text-decoration: underline }`;
