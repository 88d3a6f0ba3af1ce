// The page in VS Code that shows how a text is read: the view of the playground, with a field for the text that a
// grammar reads.
import { TraceView } from '../../../src/trace-view/trace-view.js';
import type { FromTracePage, RuleLocation, ToTracePage } from '../src/trace/messages.js';

declare function acquireVsCodeApi(): { postMessage(message: FromTracePage): void };

const editor = acquireVsCodeApi();
const main = document.querySelector('main')!;
const label = document.createElement('label');
const field = document.createElement('textarea');
const message = document.createElement('p');
const view = new TraceView<RuleLocation>({
  showsText: true,
  onRule: (location) => editor.postMessage({ is: 'rule', location }),
});

// The slider says its step itself.
main.removeAttribute('aria-live');
message.setAttribute('role', 'status');
message.className = 'notice';
field.spellcheck = false;
field.addEventListener('input', () => editor.postMessage({ is: 'text', text: field.value }));
for (const part of [label, message, view.element]) part.hidden = true;
main.append(label, message, view.element);

function receive(received: ToTracePage): void {
  if (received.is === 'trace') view.show(received.trace, received.text);
  else if (received.is === 'message') message.textContent = received.message;
  else {
    label.hidden = received.is === 'record';
    view.element.hidden = true;
    if (received.is === 'record') return;
    label.replaceChildren(`Text that ${received.reads}`, field);
    field.value = received.text;
    return;
  }
  message.hidden = received.is !== 'message';
  view.element.hidden = received.is !== 'trace';
}

addEventListener('message', ({ data }: MessageEvent<ToTracePage>) => receive(data));
editor.postMessage({ is: 'ready' });
