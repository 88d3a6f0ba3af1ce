import { defineDiagnostics, explainCodes } from 'ludogram';
import { pgnInfo } from './info.js';
import { ROSTER } from './model/model.js';

/** The diagnostics of PGN files: codes, severities, messages and fixes. */
export const pgnDiagnostics = defineDiagnostics(pgnInfo, {
  // ---- syntax ----
  'bad-tag': {
    severity: 'error',
    message: '{found} isn\'t a tag pair: expected a name and a value in quotation marks, such as [Event "?"]',
  },
  'unclosed-tag': { severity: 'error', message: 'the tag pair has no closing bracket', fixes: { 'add "]"': 'safe' } },
  'unquoted-value': {
    severity: 'error',
    message: 'the value {found} has no quotation marks',
    fixes: { 'quote the value': 'safe' },
  },
  'unclosed-value': {
    severity: 'error',
    message: 'the value has no closing quotation mark',
    fixes: { "add '\"'": 'safe' },
  },
  'unescaped-quote': {
    severity: 'error',
    message: 'quotation mark inside a value: write a backslash before it',
    fixes: { 'escape the quotation marks': 'safe' },
  },
  'bad-escape': {
    severity: 'warning',
    message: 'a backslash is only valid before a quotation mark or another backslash: write it twice',
    fixes: { 'write the backslash twice': 'safe' },
  },
  'bad-token': {
    severity: 'error',
    message: "{found} isn't a move, a result or an annotation",
    fixes: { 'write a space before {result}': 'safe' },
  },
  'unclosed-comment': {
    severity: 'error',
    message: 'the comment has no closing brace',
    fixes: { 'end the comment here': 'unsafe' },
  },
  'unclosed-variation': {
    severity: 'error',
    message: 'the variation has no closing parenthesis',
    fixes: { 'close the variation': 'unsafe' },
  },
  'stray-parenthesis': {
    severity: 'error',
    message: 'closing parenthesis without a variation',
    fixes: { 'drop the parenthesis': 'unsafe' },
  },
  'orphan-annotation': { severity: 'error', message: '{what} before the first move: it belongs after a move' },
  'too-deep': { severity: 'error', message: 'variations are nested too deeply' },
  'odd-move': {
    severity: 'warning',
    message: 'nonstandard spelling {found}: the standard writes {san}',
    fixes: { 'write {text}': 'safe' },
  },
  coordinates: {
    severity: 'warning',
    message: '{found} names no piece: the standard writes the piece and its destination, such as Nf3',
  },
  'null-move': { severity: 'warning', message: "{found} is a null move, which the standard doesn't have" },
  'odd-result': {
    severity: 'warning',
    message: 'nonstandard result {found}: the standard writes {result}',
    fixes: { 'write {text}': 'safe' },
  },
  'odd-symbol': {
    severity: 'warning',
    message: 'nonstandard symbol {found}: the standard writes {nag}',
    fixes: { 'write {nag}': 'safe' },
  },
  'en-passant-mark': {
    severity: 'warning',
    message: "the standard doesn't mark captures en passant",
    fixes: { 'drop {found}': 'safe' },
  },
  'stray-periods': {
    severity: 'warning',
    message: 'periods without a move number',
    fixes: { 'drop the periods': 'safe' },
  },
  'bad-command': { severity: 'warning', message: "{found} can't be read: expected {wanted}" },

  // ---- structure ----
  'wrong-number': {
    severity: 'warning',
    message: 'move number {found}: expected {wanted}',
    fixes: { 'write "{text}"': 'safe' },
  },
  'nag-range': { severity: 'error', message: '{found} is out of range: annotation glyphs are $0 to $255' },
  'missing-result': {
    severity: 'warning',
    message: 'the game has no result at its end: expected {result}',
    fixes: { 'add {result}': 'safe' },
  },
  'result-mismatch': {
    severity: 'warning',
    message: 'the game ends with {found}, but its tag Result is {tag}',
    fixes: { 'change the tag to {found}': 'unsafe' },
  },
  'result-in-variation': {
    severity: 'warning',
    message: 'a variation has no result: this one is ignored',
    fixes: { 'drop the result': 'unsafe' },
  },
  'repeated-tag': { severity: 'warning', message: 'the game has the tag {name} twice' },
  'tag-value': { severity: 'warning', message: "{found} isn't a valid {name}: expected {wanted}" },
  'incomplete-roster': {
    severity: 'note',
    message: 'the seven tag roster lacks {names}',
    fixes: { 'add the missing tags': 'safe' },
  },
  'fen-without-setup': {
    severity: 'warning',
    message: 'a game with the tag FEN needs the tag SetUp with the value 1',
    fixes: { 'add the tag SetUp': 'safe' },
  },

  // ---- rules ----
  'bad-position': { severity: 'error', message: "the start of the game isn't a position: {why}" },
  'unknown-variant': { severity: 'warning', message: "moves of the variant {name} aren't checked" },
  'illegal-move': { severity: 'error', message: 'illegal move {san}: {mover} to move, {why}' },
  'move-spelling': { severity: 'warning', message: '{found} is written {san} here', fixes: { 'write {text}': 'safe' } },
  'result-on-board': { severity: 'warning', message: 'the game ends with {found}, but {why}' },
});

/** Makes an example with all tags that a game must have. Other tags replace those of the same name, or follow them. */
function game(movetext: string, ...tags: readonly string[]): string {
  const names = new Set(tags.map((tag) => /\w+/.exec(tag)![0]));
  const kept = [...ROSTER].filter(([name]) => !names.has(name)).map(([name, value]) => `[${name} "${value}"]`);
  return `${[...tags, ...kept].join('\n')}\n\n${movetext}`;
}

/** The codes of PGN files with explanations and examples. */
export const pgnCodes = explainCodes(pgnDiagnostics, () => ({
  'bad-tag': {
    explanation: 'Section "Tag pair section": a tag pair has a name and a value in quotation marks, inside brackets.',
    example: game('*', '[Event]'),
  },
  'unclosed-tag': {
    explanation: 'Section "Tag pair section": a tag pair ends with a bracket.',
    example: game('*', '[Event "Open"'),
  },
  'unquoted-value': {
    explanation: 'Section "Tokens": the value of a tag is a string in quotation marks.',
    example: game('*', '[Event Open]'),
  },
  'unclosed-value': {
    explanation: 'Section "Tokens": a string ends with a quotation mark, on the line on which it begins.',
    example: game('*', '[Event "Open]'),
  },
  'unescaped-quote': {
    explanation: 'Section "Tokens": a quotation mark inside a string has a backslash before it.',
    example: game('*', '[Event "The "big" open"]'),
  },
  'bad-escape': {
    explanation:
      'Section "Tokens": in a string, a backslash is only valid before a quotation mark or another backslash. Before other characters it is read as itself.',
    example: game('*', '[Site "C:\\games"]'),
  },
  'bad-token': {
    explanation:
      'Section "Movetext section": movetext has move numbers, moves, annotations, comments, variations and a result. The moves after this token are not checked. A game whose tag Variant names a variant that chess programs do not know may have other pieces, larger boards and gating, such as Nf3/E.',
    example: game('1. e4 Nx9 *'),
  },
  'unclosed-comment': {
    explanation:
      'Section "Commentary": a comment goes from { to the next }. Without it, the comment ends before the next tag pair.',
    example: game('1. e4 {good *'),
  },
  'unclosed-variation': {
    explanation: 'Section "Movetext RAV": a variation is in parentheses.',
    example: game('1. e4 (1. d4 *'),
  },
  'stray-parenthesis': {
    explanation: 'Section "Movetext RAV": a variation is in parentheses.',
    example: game('1. e4 ) *'),
  },
  'orphan-annotation': {
    explanation:
      'Sections "Movetext NAG" and "Movetext RAV": glyphs and variations come after the move to which they belong.',
    example: game('$1 1. e4 *'),
  },
  'too-deep': {
    explanation: 'Variations can be nested up to 10,000 levels deep.',
    example: game(`1. e4 ${'(1. d4 '.repeat(10_020)}${')'.repeat(10_020)} *`),
  },
  'odd-move': {
    explanation:
      'Section "Movetext SAN" defines short algebraic notation. Other spellings are read: zeros for castling, dashes, figurines.',
    example: game('1. e2-e4 *'),
  },
  coordinates: {
    explanation:
      'Chess engines write a move as two squares. Section "Movetext SAN" requires short algebraic notation. At level rules, pgn/move-spelling names the standard move.',
    example: game('1. g1f3 *'),
    level: 'structure',
  },
  'null-move': {
    explanation: 'Programs write -- or Z0 for a pass, mostly in variations. Other programs reject it.',
    example: game('1. -- *'),
  },
  'odd-result': {
    explanation: 'Section "Game Termination Markers": the four results are 1-0, 0-1, 1/2-1/2 and *.',
    example: game('1. e4 1/2', '[Result "1/2-1/2"]'),
  },
  'odd-symbol': {
    explanation:
      'Section "Numeric Annotation Glyphs": a glyph is a dollar sign and a number. The symbols that books use are read as well.',
    example: game('1. e4 += *'),
  },
  'en-passant-mark': {
    explanation: 'Section "Basic SAN move construction": a capture en passant is written like any other.',
    example: game('1. e4 e6 2. e5 d5 3. exd6 e.p. *'),
  },
  'stray-periods': {
    explanation: 'Section "Movetext move number indications": periods follow a move number.',
    example: game('1. e4 ... e5 *'),
  },
  'bad-command': {
    explanation: 'Programs write clock times, evaluations, squares and arrows into comments, such as [%clk 0:05:00].',
    example: game('1. e4 {[%clk soon]} *'),
  },
  'wrong-number': {
    explanation:
      'Section "Movetext move number indications": numbers count the moves, from 1 or from the number in the FEN. Readers ignore them.',
    example: game('1. e4 e5 3. Nf3 *'),
  },
  'nag-range': {
    explanation: 'Section "Movetext NAG": a glyph is a number from 0 to 255.',
    example: game('1. e4 $256 *'),
  },
  'missing-result': {
    explanation: 'Section "Game Termination Markers": movetext ends with a result.',
    example: game('1. e4'),
  },
  'result-mismatch': {
    explanation: 'Section "The Result tag": a game ends with the result that its tag Result has.',
    example: game('1. e4 *', '[Result "1-0"]'),
  },
  'result-in-variation': {
    explanation: 'Section "Movetext RAV": a variation has moves. Some programs write a result at its end.',
    example: game('1. e4 (1. d4 1-0) *'),
  },
  'repeated-tag': {
    explanation: 'Section "Tag pair section": a game has each tag at most once.',
    example: game('*', '[Event "A"]', '[Event "B"]'),
  },
  'tag-value': {
    explanation:
      'Sections "Seven Tag Roster" and "Supplemental tag names": some tags have values of a fixed form, such as dates.',
    example: game('*', '[Date "13.5.2024"]'),
  },
  'incomplete-roster': {
    explanation:
      'Section "Seven Tag Roster": a game in export format has seven tags. The fix adds the missing ones with the value for "unknown".',
    example: '1. e4 *',
  },
  'fen-without-setup': {
    explanation:
      'Section "SetUp": the tag SetUp with the value 1 says that the game starts from the position in the tag FEN.',
    example: game('*', '[FEN "8/8/8/8/8/8/k1K5/8 w - - 0 1"]'),
  },
  'bad-position': {
    explanation:
      'Section "FEN": the tag FEN has the position from which the game starts. If it is not a position, no move of the game is checked.',
    example: game('*', '[SetUp "1"]', '[FEN "nine rows"]'),
  },
  'unknown-variant': {
    explanation:
      'The tag Variant names the rules. Games of chess are always checked, those of Chess960 and seven other variants only if chessops is installed.',
    example: game('*', '[Variant "Bughouse"]'),
  },
  'illegal-move': {
    explanation:
      'The rules of chess do not allow the move, or several pieces can make it. The rest of the line is not checked.',
    example: game('1. e5 *'),
  },
  'move-spelling': {
    explanation:
      'Sections "Disambiguation" and "Check and checkmate indication characters": the square of departure is named only where it is needed, and checks and mates are marked.',
    example: game('1. Ng1f3 *'),
  },
  'result-on-board': {
    explanation: 'The game ends in mate or stalemate, but its result is another one.',
    example: game('1. f3 e5 2. g4 Qh4# 1-0', '[Result "1-0"]'),
  },
}));
