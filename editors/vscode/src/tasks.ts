import * as vscode from 'vscode';

interface Definition extends vscode.TaskDefinition {
  readonly verb: 'check' | 'generate';
  readonly path?: string;
}

/**
 * Tasks that check the records of each folder, and that generate from each grammar while it is edited. They run the
 * ludogram of the workspace, so there are none in a workspace that is not trusted.
 */
export class LudogramTasks implements vscode.TaskProvider {
  async provideTasks(): Promise<vscode.Task[]> {
    if (!vscode.workspace.isTrusted) return [];
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
    if (typeof scope !== 'object' || !vscode.workspace.isTrusted) return undefined;
    return taskOf(task.definition as Definition, scope);
  }
}

function taskOf(definition: Definition, folder: vscode.WorkspaceFolder): vscode.Task {
  const { verb, path } = definition;
  const options = verb === 'check' ? ['check'] : ['generate', '--watch'];
  const name = [...options, path ?? '.'].join(' ');
  // The name of a file may look like an option, or like code of the shell.
  const file = { value: path ?? '.', quoting: vscode.ShellQuoting.Strong };
  const execution = new vscode.ShellExecution('npx', ['ludogram', ...options, '--', file], { cwd: folder.uri.fsPath });
  const matcher = verb === 'check' ? '$ludogram' : '$ludogram-watch';
  const task = new vscode.Task(definition, folder, name, 'ludogram', execution, matcher);
  task.isBackground = verb === 'generate';
  task.group = verb === 'check' ? vscode.TaskGroup.Test : vscode.TaskGroup.Build;
  return task;
}
