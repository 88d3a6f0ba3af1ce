import { type Ref, ref } from 'vue';
import { BUILT_IN_GRAMMARS, EMPTY_GRAMMAR, FIRST_GRAMMAR } from '../../shared/grammars.js';
import { lastBegun } from '../last-begun.js';
import { fetchedText } from '../state/fetched-text.js';
import { fileKind } from '../state/file-kind.js';
import type { SharedState } from '../state/share.js';
import type { Samples } from './use-samples.js';
import type { ShownGrammar } from './use-shown-grammar.js';

/** The ways in which a grammar and its texts come to the page, and a link to them. */
export interface GrammarOpening {
  /** The sentence that says what was opened, shared or saved, or why it could not be. */
  readonly status: Ref<string>;
  /** Shows a grammar to start from. Returns whether there is one of that name. */
  readonly startFrom: (id: string, from?: 'link' | 'example') => Promise<boolean>;
  /** Opens a grammar, EBNF to make a grammar from, or a text to read. */
  readonly openFile: (file: File) => Promise<void>;
  /** Shows the grammar of a link. Returns whether it has one. */
  readonly openLink: (shared: SharedState | undefined) => Promise<boolean>;
  /** Copies a link to the grammar and its texts. */
  readonly share: () => Promise<void>;
}

/** The receivers of files that aren't grammars. */
export interface OtherFiles {
  readonly onEbnf: (ebnf: string) => Promise<void> | undefined;
  readonly onText: (text: string) => void;
}

/** Opens grammars of the site, of files and of links, and makes links. */
export function useGrammarOpening(
  shown: ShownGrammar,
  samples: Samples,
  { onEbnf, onText }: OtherFiles,
): GrammarOpening {
  const status = ref('');
  const begin = lastBegun();

  async function startFrom(id: string, from: 'link' | 'example' = 'example'): Promise<boolean> {
    const isLast = begin();
    const builtIn = BUILT_IN_GRAMMARS.find((row) => row.id === id);
    if (builtIn !== undefined) {
      const { file, example, faulty } = builtIn;
      const paths = [file, example, ...(faulty === undefined ? [] : [faulty])];
      const loaded = await Promise.all(paths.map((path) => fetchedText(path)));
      if (!isLast()) return true;
      if (!loaded.every((text) => text !== undefined)) {
        status.value = 'The grammar or its texts could not be loaded.';
        return false;
      }
      const [grammar, ...texts] = loaded;
      const list = texts.map((text, i) => ({ text, isValid: i === 0 }));
      shown.show(grammar!, list, from);
      return true;
    }
    if (id !== 'empty' && id !== 'first') {
      status.value = `There is no grammar ${JSON.stringify(id)}: choose one from the list.`;
      return false;
    }
    const first = id === 'empty' ? EMPTY_GRAMMAR : FIRST_GRAMMAR;
    shown.show(first.grammar, first.samples, from);
    return true;
  }

  async function openFile(file: File): Promise<void> {
    const isLast = begin();
    const { openedFile } = await import('../state/open-file.js');
    const opened = await openedFile(file);
    if (!isLast()) return;
    status.value = opened.ok ? opened.remark : opened.message;
    if (!opened.ok) return;
    const kind = fileKind(opened.name);
    if (kind === 'ebnf') await onEbnf(opened.text);
    else if (kind === 'grammar') shown.show(opened.text, undefined, 'file');
    else onText(opened.text);
  }

  async function openLink(shared: SharedState | undefined): Promise<boolean> {
    status.value = shared?.problem ?? '';
    if (shared?.grammar !== undefined) {
      begin();
      shown.show(shared.grammar, shared.samples ?? [{ text: shared.text ?? '', isValid: true }], 'link');
      return true;
    }
    return shared?.grammarName !== undefined && (await startFrom(shared.grammarName, 'link'));
  }

  async function share(): Promise<void> {
    const all = samples.now();
    const texts = all.length > 1 ? { samples: all } : { text: all[0]!.text };
    const { copyLink, fragmentOf } = await import('../state/share.js');
    const fragment = await fragmentOf({ grammar: shown.text(), ...texts });
    status.value = await copyLink(fragment, all.length > 1 ? 'the grammar and its texts' : 'the grammar and the text');
  }

  return { status, startFrom, openFile, openLink, share };
}
