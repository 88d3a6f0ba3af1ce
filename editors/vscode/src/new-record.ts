import * as vscode from 'vscode';

/** A template as the build writes it. */
interface TemplateItem extends vscode.QuickPickItem {
  readonly language: string;
  readonly text: string;
}

/** Asks for a template and opens a new record with it. */
export async function newRecord(extension: vscode.Uri): Promise<void> {
  const bytes = await vscode.workspace.fs.readFile(vscode.Uri.joinPath(extension, 'dist', 'templates.json'));
  const templates = JSON.parse(new TextDecoder().decode(bytes)) as readonly TemplateItem[];
  const chosen = await vscode.window.showQuickPick(templates, { placeHolder: 'A template for the new record' });
  if (chosen === undefined) return;
  const { language, text: content } = chosen;
  const document = await vscode.workspace.openTextDocument({ language, content });
  const editor = await vscode.window.showTextDocument(document);
  const end = document.positionAt(content.length);
  editor.selection = new vscode.Selection(end, end);
}
