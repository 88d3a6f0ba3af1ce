import { defined } from '../../../src/defined.js';
import { MAX_TEXT_BYTES, transformed } from './compression.js';
import { type Sample, samplesFrom } from './samples.js';

/** The state that a link to the playground restores. */
export interface SharedState {
  readonly text?: string;
  readonly grammar?: string;
  /** The texts to try the grammar with, if there are several; `text` is the one that is shown. */
  readonly samples?: readonly Sample[];
  readonly notation?: string;
  readonly dialect?: string;
  /** Name of an example, or of a built-in grammar to start from. */
  readonly example?: string;
  readonly grammarName?: string;
  /** Says why the link restores nothing: its text is damaged. */
  readonly problem?: string;
}

/** Returns the fragment of a link. Texts are compressed in it, so nothing is sent to any host. */
export async function fragmentOf({ text, grammar, samples, notation, dialect }: SharedState): Promise<string> {
  const fields = new URLSearchParams();
  if (notation !== undefined) fields.set('notation', notation);
  if (dialect !== undefined) fields.set('dialect', dialect);
  if (text !== undefined) fields.set('text', await packed(text));
  if (grammar !== undefined) fields.set('peg', await packed(grammar));
  if (samples !== undefined) fields.set('samples', await packed(JSON.stringify(samples)));
  return fields.toString();
}

/** The longest link that browsers open. */
const MAX_LINK_LENGTH = 2_000_000;
/** Longer links are cut by mail programs, chats and some hosts. */
const SAFE_LINK_LENGTH = 8000;

/**
 * Puts a fragment into the address of the page and copies that address. Returns a sentence that says so. `contents` is
 * the part of the page that the link contains, such as `the whole text`.
 */
export async function copyLink(fragment: string, contents: string): Promise<string> {
  if (fragment.length > MAX_LINK_LENGTH) {
    return `A link can't contain ${contents}: it is too long. Share a file instead.`;
  }
  history.replaceState(history.state, '', `#${fragment}`);
  const { href } = location;
  const length = href.length.toLocaleString('en');
  const warning = href.length > SAFE_LINK_LENGTH ? ` It has ${length} characters; some programs cut long links.` : '';
  const about = `It contains ${contents}; nothing was sent.${warning}`;
  try {
    await navigator.clipboard.writeText(href);
    return `The link was copied. ${about}`;
  } catch {
    return `The address of this page is the link. ${about}`;
  }
}

/**
 * Returns the state in the fragment of a link; for a link with a damaged text, its `problem`. Returns `undefined` for a
 * fragment that isn't one of the playground's.
 */
export async function sharedOf(fragment: string): Promise<SharedState | undefined> {
  const fields = new URLSearchParams(fragment.replace(/^#/, ''));
  const value = (name: string) => fields.get(name) ?? undefined;
  const [text, grammar, samples] = [value('text'), value('peg'), value('samples')];
  const [example, grammarName] = [value('example'), value('grammar')];
  if (text === undefined && grammar === undefined && example === undefined && grammarName === undefined) {
    return undefined;
  }
  try {
    return {
      ...defined({ notation: value('notation'), dialect: value('dialect'), example, grammarName }),
      ...(text === undefined ? {} : { text: await unpacked(text) }),
      ...(grammar === undefined ? {} : { grammar: await unpacked(grammar) }),
      ...(samples === undefined ? {} : defined({ samples: samplesFrom(JSON.parse(await unpacked(samples))) })),
    };
  } catch {
    return { problem: "The text of this link can't be read: the link is damaged or incomplete." };
  }
}

async function packed(text: string): Promise<string> {
  const bytes = await transformed(new TextEncoder().encode(text), new CompressionStream('deflate-raw'));
  let binary = '';
  for (const byte of bytes) binary += String.fromCharCode(byte);
  return btoa(binary).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

async function unpacked(base64: string): Promise<string> {
  const binary = atob(base64.replaceAll('-', '+').replaceAll('_', '/'));
  const bytes = Uint8Array.from(binary, (c) => c.charCodeAt(0));
  const text = await transformed(bytes, new DecompressionStream('deflate-raw'), MAX_TEXT_BYTES);
  return new TextDecoder('utf-8', { fatal: true }).decode(text);
}
