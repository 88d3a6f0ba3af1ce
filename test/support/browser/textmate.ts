import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import oniguruma from 'vscode-oniguruma';
import textmate from 'vscode-textmate';
import type { TextMateGrammar } from '../../../src/library/generator.js';

const wasm = readFileSync(createRequire(import.meta.url).resolve('vscode-oniguruma/release/onig.wasm'));
const loaded = oniguruma.loadWASM(new Uint8Array(wasm).buffer);

/** A TextMate grammar that is ready to color lines, as VS Code does. */
export type Highlighter = textmate.IGrammar;

/** Loads a TextMate grammar into the library that VS Code colors with. */
export async function loadTextMate(grammar: TextMateGrammar): Promise<Highlighter> {
  await loaded;
  const onigLib = Promise.resolve({
    createOnigScanner: (sources: string[]) => new oniguruma.OnigScanner(sources),
    createOnigString: (text: string) => new oniguruma.OnigString(text),
  });
  const loadGrammar = () => Promise.resolve(grammar as unknown as textmate.IRawGrammar);
  return (await new textmate.Registry({ onigLib, loadGrammar }).loadGrammar(grammar.scopeName))!;
}

/** Returns the innermost scope of each character; `undefined` if only the whole text has one. */
export function characterScopes(grammar: Highlighter, text: string): (string | undefined)[] {
  const scopes: (string | undefined)[] = [];
  let state = textmate.INITIAL;
  let offset = 0;
  for (const line of text.split(/(?<=\n)/)) {
    const { tokens, ruleStack } = grammar.tokenizeLine(line.replace(/\n$/, ''), state);
    state = ruleStack;
    for (const token of tokens) {
      const scope = token.scopes.length > 1 ? token.scopes.at(-1) : undefined;
      for (let i = token.startIndex; i < Math.min(token.endIndex, line.length); i++) scopes[offset + i] = scope;
    }
    offset += line.length;
  }
  return scopes;
}

/** Returns the parts of a text that have a scope, with it, without white space at their ends. */
export function scopedParts(grammar: Highlighter, text: string): [string, string][] {
  const scopes = characterScopes(grammar, text);
  const found: [string, string][] = [];
  for (const [i, character] of text.split('').entries()) {
    const scope = scopes[i];
    const last = found.at(-1);
    if (scope === undefined || character === '\n') found.push(['', '']);
    else if (last?.[1] === scope) last[0] += character;
    else found.push([character, scope]);
  }
  return found.filter(([part]) => part.trim() !== '').map(([part, scope]) => [part.trim(), scope]);
}
