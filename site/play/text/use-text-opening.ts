import { type Ref, ref } from 'vue';
import { defined } from '../../../src/defined.js';
import { notationByName } from '../../../src/notation/entry.js';
import { exampleFile, EXAMPLES } from '../../shared/examples.js';
import { lastBegun } from '../last-begun.js';
import { NOTATION_LIST } from '../reading/notation-list.js';
import { fetchedText } from '../state/fetched-text.js';
import { fileKind } from '../state/file-kind.js';
import type { SharedState } from '../state/share.js';
import type { ShownText } from './use-shown-text.js';

/** The ways in which a text comes to the page and leaves it. */
export interface TextOpening {
  /** The sentence that says what was opened, shared or applied, or why it could not be. */
  readonly status: Ref<string>;
  /** Shows an example. Returns whether there is one of that name. */
  readonly openExample: (name: string, from?: 'link' | 'example') => Promise<boolean>;
  /** Shows the text of a file; `onGrammar` gets one that is a grammar. */
  readonly openFile: (file: File) => Promise<void>;
  /** Shows the text of a link. Returns whether it has one. */
  readonly openLink: (shared: SharedState | undefined) => Promise<boolean>;
  /** Copies a link to a text. */
  readonly share: (contents: SharedState) => Promise<void>;
}

/** Opens texts of examples, files and links, and makes links. */
export function useTextOpening(shown: ShownText, onGrammar: (grammar: string) => void): TextOpening {
  const status = ref('');
  const begin = lastBegun();

  async function openExample(name: string, from: 'link' | 'example' = 'example'): Promise<boolean> {
    const example = EXAMPLES.find((candidate) => candidate.name === name);
    if (example === undefined) {
      status.value = `There is no example ${JSON.stringify(name)}: choose one from the list.`;
      return false;
    }
    const isLast = begin();
    const text = await fetchedText(exampleFile(example));
    if (!isLast()) return true;
    if (text === undefined) {
      status.value = 'The example could not be loaded.';
      return false;
    }
    shown.show(text, example, from);
    return true;
  }

  async function openFile(file: File): Promise<void> {
    const isLast = begin();
    const { openedFile } = await import('../state/open-file.js');
    const opened = await openedFile(file, NOTATION_LIST);
    if (!isLast()) return;
    status.value = opened.ok ? opened.remark : opened.message;
    if (!opened.ok) return;
    const kind = fileKind(opened.name);
    if (kind === 'grammar') onGrammar(opened.text);
    else if (kind === 'ebnf') {
      status.value = `${file.name} is EBNF: open it under Grammar to make a grammar from it.`;
    } else {
      const found = notationByName(NOTATION_LIST, opened.name.toLowerCase());
      shown.show(opened.text, defined({ notation: found?.id }), 'file');
    }
  }

  async function openLink(shared: SharedState | undefined): Promise<boolean> {
    status.value = shared?.problem ?? '';
    if (shared?.text !== undefined) {
      begin();
      shown.show(shared.text, shared, 'link');
      return true;
    }
    return shared?.example !== undefined && (await openExample(shared.example, 'link'));
  }

  async function share(contents: SharedState): Promise<void> {
    const { copyLink, fragmentOf } = await import('../state/share.js');
    status.value = await copyLink(await fragmentOf(contents), 'the whole text');
  }

  return { status, openExample, openFile, openLink, share };
}
