import { pathToFileURL } from 'node:url';
import { beforeAll, describe, expect, test } from 'vitest';
import type * as lsp from 'vscode-languageserver-protocol';
import type { BoardAnswer, BoardRequest } from '../../../src/board/remote/answer.js';
import { processHost } from '../../../src/lsp/host/process-host.js';
import type { LspBoard } from '../../../src/lsp/protocol/board-request.js';
import { REQUESTS } from '../../../src/lsp/protocol/request-table.js';
import { NOTATIONS } from '../../../src/notations/registry.js';
import { Folder } from '../../cli/support.js';
import { Client } from '../client.js';
import { ANNOFEN, AZUL, BRANDUB, FEATURES, FEN, FIVED, TAFL, XAY } from '../feature-table.js';

let client: Client;
beforeAll(async () => {
  client = await Client.here({}, processHost({ builtIn: NOTATIONS }));
});

/** A text with `|` where the cursor is. */
function withCursor(marked: string): { readonly text: string; readonly position: lsp.Position } {
  const before = marked.slice(0, marked.indexOf('|'));
  const lines = before.split('\n');
  return { text: marked.replace('|', ''), position: { line: lines.length - 1, character: lines.at(-1)!.length } };
}

let count = 0;

/** Opens a text with a cursor and asks about it. */
async function ask<Result>(method: string, id: string, marked: string, more: object = {}): Promise<Result> {
  const { text, position } = withCursor(marked);
  const uri = `untitled:${id}-${count++}`;
  await client.open(uri, text, id);
  return client.about<Result>(method, uri, { position, ...more });
}

const hover = async (id: string, marked: string): Promise<string> => {
  const found = await ask<lsp.Hover | null>('hover', id, marked);
  return found === null ? '' : (found.contents as lsp.MarkupContent).value;
};

/** The completions at a cursor: what the list shows, with the text that would be typed in their place. */
const completions = async (id: string, marked: string): Promise<string[]> =>
  (await ask<lsp.CompletionItem[]>('completion', id, marked)).map(({ label }) => label);

const WHOLE = { range: { start: { line: 0, character: 0 }, end: { line: 999, character: 0 } } };

test('the table of features has every notation', () => {
  expect(Object.keys(FEATURES).sort()).toEqual(NOTATIONS.map(({ id }) => id).sort());
});

describe.each(Object.entries(FEATURES))('%s', (id, row) => {
  const uri = `untitled:every-${id}`;
  const { text } = row;
  const positionOf = ([line, character]: readonly [number, number]): lsp.Position => ({ line, character });

  test('every feature shows what the table says', async () => {
    expect(await client.open(uri, text, id)).toEqual([]);
    const at = <Result>(method: string, location: readonly [number, number], more: object = {}) =>
      client.about<Result>(method, uri, { position: positionOf(location), ...more });

    const hover = await at<lsp.Hover>('hover', row.hover[0]);
    expect((hover.contents as lsp.MarkupContent).value).toBe(row.hover[1]);

    const [typed = [0, 0], ...labels] = row.completion ?? [];
    const offered = (await at<lsp.CompletionItem[]>('completion', typed)).map(({ label }) => label);
    expect(offered).toEqual(expect.arrayContaining(labels));
    if (row.completion === undefined) expect(offered).toEqual([]);

    const flat = (symbols: readonly lsp.DocumentSymbol[]): unknown[] =>
      symbols.flatMap(({ name, detail, children = [] }) => [[name, detail], ...flat(children)]);
    expect(flat(await client.about<lsp.DocumentSymbol[]>('documentSymbol', uri))).toEqual(row.symbols);

    const folds = await client.about<lsp.FoldingRange[]>('foldingRange', uri);
    expect(folds.map(({ startLine, endLine }) => [startLine, endLine])).toEqual(row.folds);

    const hints = await client.about<lsp.InlayHint[]>('inlayHint', uri, WHOLE);
    expect(hints.map(({ position, label }) => [[position.line, position.character], label])).toEqual(row.hints ?? []);

    const [reference = [0, 1], target] = row.definition ?? [];
    const definition = await at<lsp.Location | null>('definition', reference);
    expect(definition?.range.start).toEqual(target && positionOf(target));

    const [named = [0, 0], name, ...written] = row.name ?? [];
    const prepared = await at<{ placeholder: string } | null>('prepareRename', named);
    expect(prepared?.placeholder).toBe(name);
    const references = await at<lsp.Location[]>('references', named, { context: {} });
    expect(references.map(({ range }) => range.start)).toEqual(written.map(positionOf));
    const uses = await at<lsp.Location[]>('references', named, { context: { includeDeclaration: false } });
    expect(uses.map(({ range }) => range.start)).toEqual(written.slice(1).map(positionOf));

    const [shown = [0, 0], title = '', ply, plies] = row.board ?? [];
    const params = { textDocument: { uri }, position: positionOf(shown) };
    const board = await client.request<LspBoard | null>('ludogram/board', params);
    if (row.board === undefined) expect(board).toBeNull();
    else {
      expect(board!.svg).toMatch(/^<svg .*<\/svg>\s*$/s);
      expect([/<title>(.*?)<\/title>/.exec(board!.svg)![1], board!.ply, board!.plies]).toEqual([title, ply, plies]);
    }

    const positions = [{ line: 0, character: 1 }];
    const [selection] = await client.about<lsp.SelectionRange[]>('selectionRange', uri, { positions });
    const ends: unknown[] = [];
    for (let one = selection; one !== undefined; one = one.parent) ends.push(Object.values(one.range.end));
    expect(ends).toEqual(row.selections);

    const tokens = await client.about<lsp.SemanticTokens>('semanticTokens/full', uri);
    const legend = client.capabilities.semanticTokensProvider!.legend.tokenTypes;
    const colors = tokens.data.flatMap((number, i) => (i % 5 === 3 ? [legend[number]] : []));
    expect(colors.slice(0, row.colors.length)).toEqual(row.colors);
    expect(await client.about('semanticTokens/range', uri, WHOLE)).toEqual({ data: tokens.data });

    expect(await client.about('codeAction', uri, { ...WHOLE, context: { diagnostics: [] } })).toEqual([]);
    const edits = await client.about<lsp.TextEdit[]>('formatting', uri, { options: {} });
    expect(edits.map(({ newText }) => newText)).toEqual(row.formatting ?? []);
  });

  test('after an edit, the differences of the colors lead to those of the new text', async () => {
    await client.open(uri, text, id);
    const tokens = await client.about<lsp.SemanticTokens>('semanticTokens/full', uri);
    const line = text.split('\n').length >> 1;
    const start = { line, character: 0 };
    await client.change(uri, { range: { start, end: { line, character: 4 } }, text: '# 1\n' });
    const changes = (previousResultId = '') =>
      client.about<lsp.SemanticTokensDelta | lsp.SemanticTokens>('semanticTokens/full/delta', uri, {
        previousResultId,
      });
    const delta = (await changes(tokens.resultId)) as lsp.SemanticTokensDelta;
    const data = [...tokens.data];
    for (const edit of delta.edits) data.splice(edit.start, edit.deleteCount, ...(edit.data ?? []));
    expect(data).toEqual((await client.about<lsp.SemanticTokens>('semanticTokens/range', uri, WHOLE)).data);
    expect(await changes(delta.resultId)).toMatchObject({ edits: [] });
    // A result that the server does not have any more.
    expect(await changes(tokens.resultId)).toMatchObject({ data });
  });

  test('a broken text has diagnostics with the pages of their codes, and every request still has an answer', async () => {
    const broken = `${text.slice(0, text.length / 2)}\u{1f600}]|${text.slice(text.length / 2)}`;
    const diagnostics = await client.open(uri, broken, id);
    expect(diagnostics.length).toBeGreaterThan(0);
    for (const { source, code, codeDescription } of diagnostics) {
      expect(source).toBe('ludogram');
      expect(codeDescription!.href).toMatch(
        new RegExp(`^file://.*/docs/codes/[\\w-]+\\.md#${String(code).split('/')[1]!}$`),
      );
    }
    const position = { line: 0, character: 2 };
    for (const method of ['documentSymbol', 'foldingRange', 'semanticTokens/full']) await client.about(method, uri);
    for (const method of ['hover', 'completion', 'definition', 'prepareRename', 'references']) {
      await client.about(method, uri, { position, context: {} });
    }
    expect(await client.about('formatting', uri, { options: {} })).toEqual([]);
    await client.request('ludogram/board', { textDocument: { uri }, position });
  });

  test('an empty text is completed with templates that have no errors', async () => {
    const items = await ask<lsp.CompletionItem[]>('completion', id, '|');
    const templates = items.filter(({ kind }) => kind === 15);
    expect(templates.length > 0).toBe(!['otn-move', '5dfen-ebnf'].includes(id));
    for (const { textEdit } of templates) {
      const found = await client.open(`${uri}-template`, (textEdit as lsp.TextEdit).newText, id);
      expect(found.filter(({ severity }) => severity === 1)).toEqual([]);
    }
  });
});

test('the board of a ply comes with the range of its move', async () => {
  const uri = 'file:///plies.oni';
  await client.open(uri, 'BXLUT\nByt\nLbh\n', 'oni');
  const location = { textDocument: { uri }, position: { line: 0, character: 0 } };
  const answers = [{}, { ply: 2 }, { ply: 0 }, { ply: 9 }].map((asked) =>
    client.request<LspBoard>('ludogram/board', { ...location, ...asked }),
  );
  const second = { start: { line: 2, character: 0 }, end: { line: 2, character: 3 } };
  expect((await Promise.all(answers)).map(({ ply, plies, range }) => [ply, plies, range])).toEqual([
    [0, 2, undefined],
    [2, 2, second],
    [0, 2, undefined],
    [2, 2, second],
  ]);
});

test('games are continued with a page that lacks the code of the notation', async () => {
  const uri = 'file:///played.oni';
  const textDocument = { uri };
  await client.open(uri, 'BXLUT\nByt\n', 'oni');
  const request = { game: 0, location: '', picked: [], theme: 'light', isTurned: false } as const;
  const played = (asked: BoardRequest) =>
    client.request<BoardAnswer | null>('ludogram/playedBoard', { textDocument, request: asked });
  const atEnd = await played({ ...request, action: ['step', 'end'] });
  expect(atEnd).toMatchObject({ ply: 1, span: { start: 6, end: 9 }, edits: [] });
  const { location, picked } = atEnd!;
  const answer = await played({ ...request, location, picked, action: ['play', 'Lbh'] });
  expect(answer).toMatchObject({ ply: 2, edits: [{ start: 9, end: 9, text: '\nLbh' }], problem: '' });
  await client.open('file:///played.5dfen-ebnf', 'x', '5dfen-ebnf');
  const other = { textDocument: { uri: 'file:///played.5dfen-ebnf' }, request };
  expect(await client.request('ludogram/playedBoard', other)).toBeNull();
});

describe('hover', () => {
  test.each([
    ['oni', 'BXLUT |Byt', /\*\*Boar\*\* \(B\)[^]*· · x · ·[^]*· x o x ·/],
    ['oni', 'BXLUT Byt L|bh', /^Square \*\*b\*\*: a blue disciple before this move$/],
    ['oni', 'BXLUT Byt Lb|h', /^Square \*\*h\*\*: empty before this move$/],
    ['oni', 'BXLUT Byt L|tz', /^Square \*\*t\*\*$/],
    ['oni', 'BXLUT Byt Ltz B|to', /^Square \*\*t\*\*$/],
    ['oni', 'BXLUT Bzt L|yt', /^Square \*\*y\*\*$/],
    ['oni', '113z1 ..... ..... ..... 00200 BXLUT B|yt', /^Square \*\*y\*\*$/],
    ['oni', '11|311 ..... ..... ..... 00200 BXLUT', /^a blue sensei$/],
    [
      'oni',
      'BXLUT |Eyt',
      /^\*\*oni\/card-not-in-hand\*\* \(error\)\n\nA player moves with one of the two cards in hand/,
    ],
    ['otn', TAFL.replace('ks:n', 'k|s:n'), /^\*\*ks\*\*: what it takes to capture the king\n\n\*\*n\*\* means: weak$/],
    ['otn', TAFL.replace('d1-c1', 'd|1-c1'), /^\*\*d1\*\*: attacker before this move\n\nattackers: `d1-c1`$/],
    ['otn', TAFL.replace('/3t3/', '/3|t3/'), /^\*\*t\*\*: attacker$/],
    ['otn', TAFL.replace('ks:n', 'k|s:x'), /^\*\*otn-rules\/bad-value\*\* \(error\)\n\n\S/],
    ['otn', TAFL.replace('Ann]', 'A|nn]'), /^Tag \*\*attackers\*\*: any text$/],
    ['azul', AZUL.replace('A 1 ll', 'A 1 |ll'), /^A \*\*blue\*\* tile$/],
    ['azul', AZUL.replace('A 1 ll', 'A |1 ll'), /^Factory \*\*1\*\*: l l l l before this move$/],
    ['5dfen', FIVED.replace('/ Nf6', '/ N|f6'), /^black: knight from \(0T1\)g8 to \(0T1\)f6$/],
    ['5dfen', FIVED.replace('[White', '[Wh|ite'), /^Header \*\*White\*\*: the name of the player of white$/],
    [
      'annofen',
      ANNOFEN.replace('v1 rn', 'v1 r|n'),
      /^\*\*n\*\*: black horse\n\nrow 1 from black's side, column 2 from the left$/,
    ],
    ['annofen', ANNOFEN.replace('<pm', '<p|m'), /\*\*pm\*\*: a piece that takes part in a move/],
    ['xay', XAY.replace('[n]', '[|n]'), /\*\*n\*\*: black horse/],
    ['xiangqi-fen', FEN.replace('/9', '/|9'), /^empty/],
    ['5dfen-ebnf', '[a| "b"]\n', /^key$/],
  ])('%s: %j', async (id, marked, expected) => expect(await hover(id, marked)).toMatch(expected));

  test('white space has no hover text', async () => expect(await hover('oni', 'BXLUT | Byt')).toBe(''));
});

describe('completion', () => {
  test.each([
    ['oni', 'BXLUT |', ['Byt', 'Xvp', 'B', 'X'], ['Lbh', 'Eyt']],
    ['oni', 'BXLUT Byt L|', ['Lbh'], ['Byt', 'L']],
    ['oni', 'BXLUT # By|', [], ['Byt']],
    ['otn', '[ev|', ['event:', 'rules:'], ['ev']],
    ['otn', `[event:x]\n[|`, ['date:'], ['event:']],
    ['otn', '[rules:dim:7 |', ['ks:', 'start:'], ['dim:']],
    ['otn', '[rules:dim:7 ks:|', ['y', 'n', 'w'], ['ks:']],
    ['otn', '[result:|', ['1', '-1', '0', '?'], []],
    ['otn', `${BRANDUB}\n1. |`, ['d1-c1', 'd2-c2'], ['d3-b3']],
    ['otn', `${BRANDUB}\n1. d1-c1 d|`, ['d3-b3'], ['d2-c2']],
    ['otn', `${BRANDUB}\n1. d1-c1 d3-b3\n1a.1.1a. |`, ['d1-e1'], ['d3-b3']],
    ['otn-rules', 'dim:7 esc:|', ['c', 'e'], ['dim:']],
    ['azul', 'AZULGAME\n|', ['2', '3', '4'], []],
    ['azul', 'AZULGAME\n2\n:|', [':date', ':A'], []],
    ['azul', 'AZULGAME\n2\n1llll 2oooo 3rrrr 4kkkk 5uuuu\n|', ['A 1 llll 1---', 'A 2 oooo ----'], ['B 1 llll 1---']],
    ['5dfen', '[|', ['Mode', 'Board', 'White'], []],
    ['5dfen', '[Board "|', ['Standard'], ['Board']],
    ['5dfen', '[Board "Standard"]\n1. |', ['e4', 'Nf3'], ['e5']],
    // The record names boards.
    ['5dfen', '[Board "Standard"]\n1. (0T1)e4 / (0T1)e5\n2. |', ['(0T2)d4', '(0T2)Nf3'], ['d4']],
    // Both knights can go to b3.
    ['5dfen', '[k6/7/7/7/7/7/NKN4:0:1:w]\n1. |', ['Nab3', 'Ncb3', 'Nd3', 'Kb2'], ['Nb3', 'Na1b3']],
    ['5dfen', '[Board "Standard"]\n1. (0T1)e3 / (0|', ['(0T1)Nf6'], ['(0T1)Nf3', 'Nf6']],
    ['5dfen', '[Board "Standard"]\n1. e3 / Nf6 (1b. |', ['d5'], ['d4']],
    ['annofen', 'v1 9/9/[<|', ['pm', 'bb'], []],
    ['annofen', '|', ['v1', 'annoFEN: start of the game'], []],
    ['xay', "version: '1'\ns|", ['setup: ['], []],
  ])('%s: %j', async (id, marked, offered, absent) => {
    const found = await completions(id, marked);
    for (const one of offered) expect(found).toContain(one);
    for (const one of absent) expect(found).not.toContain(one);
  });

  test('cards that are dealt already are not offered', async () => {
    const found = await completions('oni', 'BXL|');
    expect(found).toHaveLength(13);
    expect(found).toContain('U');
  });

  test('a completion replaces what was typed of it, on one line', async () => {
    const items = await ask<lsp.CompletionItem[]>('completion', 'oni', 'BXLUT Byt\nLb|');
    const edit = items.find(({ label }) => label === 'Lbh')!.textEdit as lsp.TextEdit;
    expect(edit).toEqual({
      range: { start: { line: 1, character: 0 }, end: { line: 1, character: 2 } },
      newText: 'Lbh',
    });
  });
});

describe('fixes', () => {
  const SPELLED = 'azulgame\n2\n';

  test('a fix is an edit, preferred if it is safe; all safe ones are one action', async () => {
    const actions = await ask<lsp.CodeAction[]>('codeAction', 'azul', `|${SPELLED}`, {
      ...WHOLE,
      context: { diagnostics: [] },
    });
    expect(actions.map(({ title, kind, isPreferred }) => ({ title, kind, isPreferred }))).toEqual([
      { title: 'write "AZULGAME"', kind: 'quickfix', isPreferred: true },
      { title: 'apply all safe fixes', kind: 'source.fixAll.ludogram', isPreferred: undefined },
    ]);
    const [change] = Object.values(actions[1]!.edit!.changes!);
    expect(change).toEqual([
      { range: { start: { line: 0, character: 0 }, end: { line: 1, character: 0 } }, newText: 'AZULGAME\n' },
    ]);
  });

  test('on save, only safe fixes are offered', async () => {
    const context = { diagnostics: [], only: ['source.fixAll'] };
    const actions = await ask<lsp.CodeAction[]>('codeAction', 'azul', `|${SPELLED}`, { ...WHOLE, context });
    expect(actions.map(({ kind }) => kind)).toEqual(['source.fixAll.ludogram']);
    const unsafe = await ask<lsp.CodeAction[]>('codeAction', 'oni', '|BXLUT B!rs', { ...WHOLE, context });
    expect(unsafe).toEqual([]);
  });

  test('a diagnostic names related locations', async () => {
    const [repeated] = await client.open('untitled:twice', 'BXLUB', 'oni');
    expect(repeated!.relatedInformation).toEqual([
      {
        message: 'dealt here first',
        location: {
          uri: 'untitled:twice',
          range: { start: { line: 0, character: 0 }, end: { line: 0, character: 1 } },
        },
      },
    ]);
  });
});

describe('structure', () => {
  const names = (symbols: readonly lsp.DocumentSymbol[]): unknown[] =>
    symbols.map(({ name, children = [] }) => (children.length === 0 ? name : [name, ...names(children)]));

  test.each([
    ['oni', 'BXLUT Byt', ['Cards BXLUT', 'Byt']],
    ['otn', '[event:Cup]\n1. d1-c1 d3-b3\n', ['event:Cup', '1. d1-c1 d3-b3']],
    ['azul', AZUL.slice(0, 70), ['A Ann', 'B Bob', ['Round: 1llll 2oooo 3rrrr 4kkkk 5uuuu', 'A 1 llll 1---']]],
    [
      '5dfen',
      FIVED,
      [
        'Board "Standard"',
        'White "Ann"',
        'Black "Bob"',
        ['1. e3 / Nf6 {a quiet game}', ['1b. d5)', '1b. d5']],
        '2. Nf3',
      ],
    ],
    ['xiangqi-fen', FEN, FEN.split(' ')[0]!.split('/')],
  ])('%s has an outline', async (id, text, expected) => {
    expect(names(await ask<lsp.DocumentSymbol[]>('documentSymbol', id, `|${text}`))).toEqual(expected);
  });

  test('rounds, turns with variations, and runs of comments can be folded', async () => {
    expect(await ask('foldingRange', 'azul', `|${AZUL}`)).toEqual([{ startLine: 4, endLine: 9 }]);
    expect(await ask('foldingRange', '5dfen', `|${FIVED}`)).toEqual([{ startLine: 4, endLine: 5 }]);
    const comments = await ask('foldingRange', 'oni', '|# one\n# two\n\nBXLUT # a\n# b\n');
    expect(comments).toEqual([
      { startLine: 0, endLine: 1, kind: 'comment' },
      { startLine: 3, endLine: 4, kind: 'comment' },
    ]);
  });

  test('selections grow from a part of a move to the whole record', async () => {
    const { text, position } = withCursor('BXLUT B|yt');
    await client.open('untitled:grow', text, 'oni');
    const [found] = await client.about<lsp.SelectionRange[]>('selectionRange', 'untitled:grow', {
      positions: [position],
    });
    const lengths: number[] = [];
    for (let at = found; at !== undefined; at = at.parent) {
      lengths.push(at.range.end.character - at.range.start.character);
    }
    expect(lengths).toEqual([1, 3, 9]);
  });

  test('comments, keywords and numbers have colors', async () => {
    const { data } = await ask<lsp.SemanticTokens>('semanticTokens/full', 'oni', '|BX # c\nByt');
    const legend = client.capabilities.semanticTokensProvider!.legend.tokenTypes;
    const types = data.flatMap((number, i) => (i % 5 === 3 ? [legend[number]] : []));
    expect(types).toContain('comment');
    const azul = await ask<lsp.SemanticTokens>('semanticTokens/full', 'azul', `|${AZUL}`);
    expect(azul.data.slice(0, 10)).toEqual([
      0,
      0,
      8,
      legend.indexOf('keyword'),
      0,
      1,
      0,
      1,
      legend.indexOf('number'),
      0,
    ]);
  });
});

describe('formatting', () => {
  test('leaves a text that would lose an eleventh row', async () => {
    const text = `|v1  ${'9/'.repeat(10)}R8\n`;
    expect(await ask<lsp.TextEdit[]>('formatting', 'annofen', text, { options: {} })).toEqual([]);
    const shorter = text.replace('/R8', '');
    expect(await ask<lsp.TextEdit[]>('formatting', 'annofen', shorter, { options: {} })).toHaveLength(1);
  });

  test('only lines that differ are replaced', async () => {
    const rules = '|dim:3 start:/1t1/1K1/T2/\n';
    const [edit] = await ask<lsp.TextEdit[]>('formatting', 'otn-rules', rules, { options: { inverted: true } });
    expect(edit?.newText).toBe('dim:3 starti:/T2/1K1/1t1/\n');
    const edits = await ask<lsp.TextEdit[]>('formatting', 'oni', '|BXLUT\n\nByt\nlbh # c\nXxr\n', { options: {} });
    expect(edits).toEqual([
      { range: { start: { line: 3, character: 0 }, end: { line: 4, character: 0 } }, newText: 'Lbh # c\n' },
    ]);
  });

  test('of a range replaces only the lines that it touches', async () => {
    const range = { start: { line: 3, character: 0 }, end: { line: 3, character: 1 } };
    const edits = await ask<lsp.TextEdit[]>('rangeFormatting', 'oni', '|bxlut\nByt\nLbh\nxxr\n', {
      range,
      options: {},
    });
    expect(edits.map(({ newText }) => newText)).toEqual(['Xxr\n']);
  });
});

describe('the rules of the game', () => {
  test('hints show the scores of Azul after a round', async () => {
    const hints = await ask<lsp.InlayHint[]>('inlayHint', 'azul', `|${AZUL}`, WHOLE);
    expect(hints.map(({ label, position }) => [label, position.line])).toEqual([['A 0 · B 0', 9]]);
  });

  test('the options that a notation declares for pictures are parameters of the board', async () => {
    const uri = 'untitled:options';
    await client.open(uri, '[Board "Standard"]\n1. e4 / e5\n', '5dfen');
    const drawn = async (options: object) => {
      const params = { textDocument: { uri }, position: { line: 1, character: 9 }, ...options };
      return (await client.request<LspBoard>('ludogram/board', params)).svg;
    };
    const all = await drawn({ unknown: true, latin: 'yes' });
    expect(all).toBe(await drawn({}));
    expect(await drawn({ latin: true })).not.toBe(all);
    expect((await drawn({ turn: '1' })).length).toBeLessThan(all.length);
  });

  test('the board follows the cursor, even into variations', async () => {
    const boards = async (id: string, marked: string) => {
      const { text, position } = withCursor(marked);
      const uri = `untitled:board-${count++}`;
      await client.open(uri, text, id);
      return client.request<LspBoard>('ludogram/board', { textDocument: { uri }, position });
    };
    const plies = [];
    for (const marked of ['|BXLUT Byt Lbh', 'BXLUT |Byt Lbh', 'BXLUT Byt| Lbh', 'BXLUT Byt Lb|h']) {
      plies.push((await boards('oni', marked)).ply);
    }
    expect(plies).toEqual([0, 1, 1, 2]);
    const [main, variation] = [
      await boards('otn', TAFL.replace('d3-b3', 'd|3-b3')),
      await boards('otn', TAFL.replace('..... d3-e3', '..... d|3-e3')),
    ];
    expect([main.ply, variation.ply]).toEqual([2, 2]);
    expect(variation.svg).not.toBe(main.svg);
    const inFiveD = await boards('5dfen', FIVED.replace('d5)', 'd|5)'));
    const direct = await boards('5dfen', FIVED.replace('Nf6 {a quiet game}\n(1b. d5)', 'd|5'));
    expect(inFiveD.svg).toBe(direct.svg);
  });
});

describe('names and references', () => {
  test('a variation leads to the move that it replaces, a board name to the board', async () => {
    const found = await ask<lsp.Location>('definition', 'otn', TAFL.replace('1b.1.', '1|b.1.'));
    expect(found.range.start).toEqual({ line: 4, character: 9 });
    const board = await ask<lsp.Location>('definition', '5dfen', '[k2/3/K2:0:1:w]\n1. (0|T1)Ka2\n');
    expect(board.range).toEqual({ start: { line: 0, character: 0 }, end: { line: 0, character: 15 } });
    expect(await ask('definition', 'oni', 'BXLUT B|yt')).toBeNull();
  });

  test('the name of a player is renamed in its tag and in commentary', async () => {
    const marked = TAFL.replace('[attackers:Ann', '[attackers:A|nn');
    const { changes } = await ask<lsp.WorkspaceEdit>('rename', 'otn', marked, { newName: 'Anna Lee' });
    const [edits] = Object.values(changes!);
    expect(edits!.map(({ range, newText }) => [range.start.line, newText])).toEqual([
      [0, 'Anna Lee'],
      [5, 'Anna Lee'],
    ]);
    const prepared = await ask<{ placeholder: string }>('prepareRename', 'otn', marked);
    expect(prepared.placeholder).toBe('Ann');
    await expect(ask('rename', 'otn', marked, { newName: 'a]b' })).rejects.toThrow(/can't be written as a name here/);
    expect(await ask('prepareRename', 'otn', TAFL.replace('d1-c1', '|d1-c1'))).toBeNull();
    const inAzul = await ask<lsp.WorkspaceEdit>('rename', 'azul', AZUL.replace('Ann', 'A|nn'), { newName: 'Zoe' });
    expect(Object.values(inAzul.changes!)[0]).toHaveLength(1);
    const inFiveD = await ask<lsp.Location[]>('references', '5dfen', FIVED.replace('Ann', 'A|nn'), { context: {} });
    expect(inFiveD).toHaveLength(1);
  });
});

test('grammars have problems, know rules of imported files, and are read as they are open', async () => {
  const folder = new Folder({ 'item.peggy': 'Item = [a-z]+\n', 'list.peggy': '' });
  const [list, item] = ['list.peggy', 'item.peggy'].map((name) => pathToFileURL(folder.at(name)).href) as [
    string,
    string,
  ];
  const text = 'import {Item} from "./item.peggy"\nList = items:Item|.., ","|\n';
  expect(await client.open(list, text, 'peggy')).toEqual([]);
  const position = { line: 1, character: 14 };
  const found = await client.about<lsp.Location>('definition', list, { position });
  expect(found).toEqual({ uri: item, range: { start: { line: 0, character: 0 }, end: { line: 0, character: 4 } } });
  const hover = await client.about<lsp.Hover>('hover', list, { position });
  expect((hover.contents as lsp.MarkupContent).value).toContain('**Item** makes a node');
  // The file on the disk stays as it is; the one in the editor counts.
  await client.open(item, 'Thing = [a-z]+\n', 'peggy');
  const changed = await client.change(list, { text: `${text}// again\n` });
  expect(changed[0]!.message).toMatch(/has no rule "Item"/);
  expect(changed[0]!.codeDescription!.href).toMatch(/docs\/codes\/grammar\.md#unknown-imported-rule$/);
});

test('references to the same thing are highlighted, and names are edited together', async () => {
  const marked = TAFL.replace('Ann', 'A|nn');
  const starts = (found: readonly lsp.DocumentHighlight[]) => found.map(({ range }) => range.start);
  const names = starts(await ask('documentHighlight', 'otn', marked));
  expect(names).toEqual(starts(await ask('references', 'otn', marked, { context: {} })));
  expect(names.length).toBeGreaterThan(1);
  expect((await ask<lsp.LinkedEditingRanges>('linkedEditingRange', 'otn', marked)).ranges).toHaveLength(names.length);
  const address = await ask<lsp.DocumentHighlight[]>('documentHighlight', 'otn', TAFL.replace('1b.1.1a', '1|b.1.1a'));
  expect(starts(address)).toHaveLength(2);
  expect(await ask('documentHighlight', 'oni', '# a\nBX|LUT\n')).toEqual([]);
  expect(await ask('linkedEditingRange', 'oni', '# a\nBX|LUT\n')).toBeNull();
});

test('symbols of all open files are found by letters of their names', async () => {
  await client.open('untitled:found.otn', TAFL.replace('Ann', 'Zacharias'), 'otn');
  await client.open('untitled:found.peggy', 'Zebra = "z"\n', 'peggy');
  const find = async (query: string) =>
    (await client.request<lsp.SymbolInformation[]>('workspace/symbol', { query })).map(
      ({ name, location }) => `${location.uri}: ${name}`,
    );
  expect(await find('zeb')).toEqual(['untitled:found.peggy: Zebra']);
  expect(await find('no such name')).toEqual([]);
  expect((await find('')).length).toBeGreaterThan(2);
});

test('imports of grammars are links to files', async () => {
  const folder = new Folder({ 'item.peggy': 'Item = "x"\n', 'all.peggy': '' });
  const uriOf = (name: string) => pathToFileURL(folder.at(name)).href;
  await client.open(uriOf('all.peggy'), 'import {Item} from "./item.peggy"\nAll = a:Item\n', 'peggy');
  const [link] = await client.about<lsp.DocumentLink[]>('documentLink', uriOf('all.peggy'));
  expect(link?.target).toBe(uriOf('item.peggy'));
});

test.skipIf(process.platform === 'win32')('a device that a grammar imports is not read', async () => {
  const [found] = await client.open(
    'file:///games/all.peggy',
    'import {Item} from "/dev/zero"\nAll = a:Item\n',
    'peggy',
  );
  expect(found).toMatchObject({ code: 'grammar/unreadable-file' });
});

test('a client that only pulls diagnostics gets them on request, and is notified when to ask again', async () => {
  const pulling = await Client.here({
    capabilities: { textDocument: { diagnostic: {} }, workspace: { diagnostics: { refreshSupport: true } } },
  });
  expect(pulling.capabilities.diagnosticProvider).toBeDefined();
  expect(client.capabilities.diagnosticProvider).toBeUndefined();
  const refreshed = new Promise((resolve) => {
    pulling.connection.onRequest('workspace/diagnostic/refresh', () => resolve(null));
  });
  const textDocument = { uri: 'untitled:pulled', languageId: 'oni', version: 1, text: 'BXLUT Bya\n' };
  await pulling.connection.sendNotification('textDocument/didOpen', { textDocument });
  await refreshed;
  const report = await pulling.about<lsp.FullDocumentDiagnosticReport>('diagnostic', 'untitled:pulled');
  expect([report.kind, report.items.map(({ code }) => code)]).toEqual(['full', ['oni/not-on-card']]);
  expect(pulling.published('untitled:pulled')).toBeUndefined();
});

test('a code action makes a rule of the selected expression of a grammar', async () => {
  const uri = 'untitled:extract.peggy';
  await client.open(uri, 'Start = "a" "," "b"\n', 'peggy');
  const range = { start: { line: 0, character: 8 }, end: { line: 0, character: 15 } };
  const context = { diagnostics: [], only: ['refactor'] };
  const [action, ...more] = await client.about<lsp.CodeAction[]>('codeAction', uri, { range, context });
  expect(more).toEqual([]);
  expect(action).toMatchObject({ title: 'make a rule of the selection', kind: 'refactor.extract' });
  expect(action!.edit!.changes![uri]!.map(({ newText }) => newText)).toEqual(['part', '\n\npart = "a" ","']);
  const empty = { range: { start: range.start, end: range.start }, context };
  expect(await client.about('codeAction', uri, empty)).toEqual([]);
});

test('a code action of grammars writes the expression of a rule in place of it', async () => {
  const uri = 'untitled:inline.peggy';
  await client.open(uri, 'Start = part "b"\npart = "a" / "c"\n', 'peggy');
  const at = { line: 0, character: 9 };
  const params = { range: { start: at, end: at }, context: { diagnostics: [], only: ['refactor.inline'] } };
  const [action] = await client.about<lsp.CodeAction[]>('codeAction', uri, params);
  expect(action).toMatchObject({ title: 'write the expression in place of the rule', kind: 'refactor.inline' });
  expect(action!.edit!.changes![uri]!.map(({ newText }) => newText)).toEqual(['("a" / "c")', '']);
});

test('a rule is renamed in every grammar of the open folders, in the open version of open files', async () => {
  const folder = new Folder({
    'lib/item.peggy': 'Item = [a-z]+\n',
    'list.peggy': 'import {Item} from "./lib/item.peggy"\nList = items:Item|.., ","|\n',
    'a b/all.peggy': 'import * as lib from "../lib/item.peggy"\nAll = all:lib.Item\n',
    'node_modules/other/other.peggy': 'import {Item} from "../../lib/item.peggy"\nOther = item:Item\n',
  });
  const uriOf = (name: string) => pathToFileURL(folder.at(name)).href;
  const root = { uri: uriOf(''), name: 'root' };
  const changeFolders = (event: lsp.WorkspaceFoldersChangeEvent) =>
    client.connection.sendNotification('workspace/didChangeWorkspaceFolders', { event });
  await changeFolders({ added: [root], removed: [] });
  // As editors write some URIs, and with a line more than on the disk.
  const all = uriOf('a b/all.peggy').replace('all.peggy', '%61ll.peggy');
  await client.open(all, '// again\nimport * as lib from "../lib/item.peggy"\nAll = all:lib.Item\n', 'peggy');
  const position = { line: 2, character: 15 };
  const { changes } = await client.about<lsp.WorkspaceEdit>('rename', all, { position, newName: 'Thing' });
  const shown = Object.entries(changes!).map(([uri, edits]) => [uri, edits.map(({ range }) => range.start)]);
  expect(Object.fromEntries(shown)).toEqual({
    [all]: [{ line: 2, character: 14 }],
    [uriOf('lib/item.peggy')]: [{ line: 0, character: 0 }],
    [uriOf('list.peggy')]: [
      { line: 0, character: 8 },
      { line: 1, character: 13 },
    ],
  });
  const references = () => client.about<lsp.Location[]>('references', all, { position, context: {} });
  expect((await references()).map(({ uri }) => uri)).toEqual([
    all,
    uriOf('lib/item.peggy'),
    ...[uriOf('list.peggy'), uriOf('list.peggy')],
  ]);
  await changeFolders({ added: [], removed: [root] });
  expect((await references()).map(({ uri }) => uri)).toEqual([all, uriOf('lib/item.peggy')]);
});

test('a notification without a text changes nothing, and ends nothing', async () => {
  const uri = 'untitled:without-text';
  await client.open(uri, 'BXLUT', 'oni');
  await client.connection.sendNotification('textDocument/didOpen', { textDocument: { uri: `${uri}-2`, version: 1 } });
  await client.send(uri, { range: null, text: 'BXLU' } as never, {} as never);
  await client.send(uri, {} as never);
  const { items } = await client.about<{ items: lsp.Diagnostic[] }>('diagnostic', uri);
  expect(items).toEqual([]);
  const [found] = await client.change(uri, { range: null, text: 'BXLUZ' } as never);
  expect(found).toMatchObject({ code: 'oni/unknown-card' });
});

test.each(['file:///games/100%.oni', 'file:///games/a%2Fb.oni', 'file://server/share/a.oni', 'file:///a%00b.oni'])(
  '%s has diagnostics, although it is no path of a file here',
  async (uri) => {
    const [found] = await client.open(uri, 'BXLUZ');
    expect(found).toMatchObject({ code: 'oni/unknown-card' });
  },
);

test('a folder with a malformed URI is ignored', async () => {
  const folder = { uri: 'file:///games/100%', name: 'games' };
  const changeFolders = (event: lsp.WorkspaceFoldersChangeEvent) =>
    client.connection.sendNotification('workspace/didChangeWorkspaceFolders', { event });
  await changeFolders({ added: [folder], removed: [] });
  const [found] = await client.open('file:///games/a.oni', 'BXLUZ');
  expect(found).toMatchObject({ code: 'oni/unknown-card' });
  await changeFolders({ added: [], removed: [folder] });
});

describe('malformed parameters end a request with the error that the protocol prescribes', () => {
  const uri = 'untitled:malformed';
  const position = { line: 0, character: 0 };
  const PARAMS = {
    textDocument: { uri },
    position,
    range: { start: position, end: position },
    positions: [position],
    context: {},
    newName: 'a',
    options: {},
    request: { game: 0, location: '', picked: [], theme: 'light', isTurned: false },
    previousResultId: '',
  };
  const codeOf = (method: string, params: object): Promise<number | undefined> =>
    client.connection.sendRequest(method, params).then(
      () => undefined,
      ({ code }: { readonly code: number }) => code,
    );
  const requests = Object.values(REQUESTS).flatMap(({ method, params = {} }) =>
    method === undefined ? [] : [[method, ['textDocument', ...Object.keys(params)]] as const],
  );

  test.each(requests)('%s', async (method, names) => {
    await client.open(uri, 'BXLUT\nS1: a1\n', 'oni');
    for (const name of names) {
      for (const value of [undefined, null, 7, 'x', [null], { uri: 7, line: '0', start: {}, only: [7], game: 'x' }]) {
        const code = await codeOf(method, { ...PARAMS, [name]: value });
        const wanted = name === 'newName' && value === 'x' ? -32_803 : -32_602;
        expect([name, value, code]).toEqual([name, value, wanted]);
      }
    }
  });

  test.each([
    ['workspace/symbol', {}],
    ['workspace/symbol', { query: 7 }],
    ['codeLens/resolve', { data: 7 }],
    ['codeLens/resolve', { data: { uri: 7 } }],
    ['codeLens/resolve', { data: { uri, game: 'x' } }],
  ])('%s of %j', async (method, params) => {
    expect(await codeOf(method, params)).toBe(-32_602);
  });

  test.each([
    { line: -1, character: -1 },
    { line: 0.5, character: 1e300 },
  ])('but any number is read: %j', async (at) => {
    expect(await codeOf('textDocument/hover', { ...PARAMS, position: at })).toBeUndefined();
  });
});
