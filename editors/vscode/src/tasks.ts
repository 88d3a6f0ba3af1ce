import * as vscode from 'vscode';

interface Definition extends vscode.TaskDefinition {
  readonly verb: 'check' | 'generate';
  readonly path?: string;
}

/** Tasks that check the records of each folder, and that generate from each grammar while it is edited. */
export class LudogramTasks implements vscode.TaskProvider {
  async provideTasks(): Promise<vscode.Task[]> {
    const folders = vscode.workspace.workspaceFolders ?? [];
    const checks = folders.map((folder) => taskOf({ type: 'ludogram', verb: 'check' }, folder));
    const grammars = await vscode.workspace.findFiles('**/*.peggy', '**/node_modules/**');
    const watches = grammars.flatMap((uri) => {
      const folder = vscode.workspace.getWorkspaceFolder(uri);
      const path = vscode.workspace.asRelativePath(uri, false);
      return folder === undefined ? [] : [taskOf({ type: 'ludogram', verb: 'generate', path }, folder)];
    });
    return [...checks, ...watches];
  }

  resolveTask(task: vscode.Task): vscode.Task | undefined {
    const { scope } = task;
    if (typeof scope !== 'object') return undefined;
    return taskOf(task.definition as Definition, scope);
  }
}

function taskOf(definition: Definition, folder: vscode.WorkspaceFolder): vscode.Task {
  const { verb, path } = definition;
  const args = verb === 'check' ? ['check', path ?? '.'] : ['generate', path ?? '.', '--watch'];
  const name = verb === 'check' ? args.join(' ') : `generate --watch ${path ?? ''}`;
  const execution = new vscode.ShellExecution('npx', ['ludogram', ...args], { cwd: folder.uri.fsPath });
  const matcher = verb === 'check' ? '$ludogram' : '$ludogram-watch';
  const task = new vscode.Task(definition, folder, name, 'ludogram', execution, matcher);
  task.isBackground = verb === 'generate';
  task.group = verb === 'check' ? vscode.TaskGroup.Test : vscode.TaskGroup.Build;
  return task;
}
