/** The state that a link to the playground restores. */
export interface Shared {
  readonly text?: string;
  readonly grammar?: string;
  readonly notation?: string;
  readonly dialect?: string;
  /** Name of an example, or of a built-in grammar to start from. */
  readonly example?: string;
  readonly grammarName?: string;
}

/** The fragment of a link: texts compressed, so that nothing is sent to any host. */
export async function fragmentOf({ text, grammar, notation, dialect }: Shared): Promise<string> {
  const fields = new URLSearchParams();
  if (notation !== undefined) fields.set('notation', notation);
  if (dialect !== undefined) fields.set('dialect', dialect);
  if (text !== undefined) fields.set('text', await packed(text));
  if (grammar !== undefined) fields.set('peg', await packed(grammar));
  return fields.toString();
}

/**
 * Returns the state in the fragment of a link; `undefined` for one that is damaged, or isn't one of the playground's.
 */
export async function sharedOf(fragment: string): Promise<Shared | undefined> {
  const fields = new URLSearchParams(fragment.replace(/^#/, ''));
  const value = (name: string) => fields.get(name) ?? undefined;
  const [text, grammar] = [value('text'), value('peg')];
  const [example, grammarName] = [value('example'), value('grammar')];
  if (text === undefined && grammar === undefined && example === undefined && grammarName === undefined)
    return undefined;
  try {
    return {
      ...definedOnly({ notation: value('notation'), dialect: value('dialect'), example, grammarName }),
      ...(text === undefined ? {} : { text: await unpacked(text) }),
      ...(grammar === undefined ? {} : { grammar: await unpacked(grammar) }),
    };
  } catch {
    return undefined;
  }
}

/** Removes the fragment from the address once the text has changed, so that a reload brings back the text as it is now. */
export function leaveLink(): void {
  if (location.hash !== '') history.replaceState(history.state, '', location.pathname + location.search);
}

const definedOnly = <T extends object>(record: T) =>
  Object.fromEntries(Object.entries(record).filter(([, value]) => value !== undefined)) as {
    [Key in keyof T]?: Exclude<T[Key], undefined>;
  };

async function packed(text: string): Promise<string> {
  const bytes = await through(new TextEncoder().encode(text), new CompressionStream('deflate-raw'));
  let binary = '';
  for (const byte of bytes) binary += String.fromCharCode(byte);
  return btoa(binary).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');
}

async function unpacked(base64: string): Promise<string> {
  const binary = atob(base64.replaceAll('-', '+').replaceAll('_', '/'));
  const bytes = Uint8Array.from(binary, (c) => c.charCodeAt(0));
  const text = await through(bytes, new DecompressionStream('deflate-raw'), LONGEST);
  return new TextDecoder('utf-8', { fatal: true }).decode(text);
}

/** The most bytes of a shared text. A link that expands to more was made to fill the memory. */
const LONGEST = 50_000_000;

async function through(
  bytes: Uint8Array<ArrayBuffer>,
  stream: CompressionStream | DecompressionStream,
  most = Infinity,
): Promise<Uint8Array> {
  const chunks: Uint8Array[] = [];
  let length = 0;
  const reader = new Blob([bytes]).stream().pipeThrough(stream).getReader();
  for (let next = await reader.read(); !next.done; next = await reader.read()) {
    chunks.push(next.value);
    length += next.value.length;
    if (length > most) throw new RangeError('too long');
  }
  const out = new Uint8Array(length);
  let at = 0;
  for (const chunk of chunks) {
    out.set(chunk, at);
    at += chunk.length;
  }
  return out;
}
