import { createToken, type CstNode, CstParser, Lexer, type TokenType } from 'chevrotain';
import type { Contender, Counts } from '../parsers/contender.js';

// The meaning of a letter in OTN depends on what follows it, which patterns here look ahead for.
const Blanks = createToken({ name: 'Blanks', pattern: /[ \t\r\n]+/, group: Lexer.SKIPPED });
const TagText = createToken({ name: 'Tag', pattern: /\[[a-z0-9_-]+:[^\]]*\]/i });
const TurnNumber = createToken({ name: 'TurnNumber', pattern: /[0-9]+\./ });
const Space = createToken({ name: 'Space', pattern: /[a-z][1-9][0-9]?/ });
const Takes = createToken({ name: 'Takes', pattern: /x(?=[a-zA-Z])/ });
const Piece = createToken({ name: 'Symbol', pattern: /[tcnkmg](?=[a-z])/i });
const Slash = createToken({ name: 'Slash', pattern: '/' });
const Skip = createToken({ name: 'Skip', pattern: '.....' });
const Resignation = createToken({ name: 'Resignation', pattern: '---' });
const DoubleMinus = createToken({ name: 'DoubleMinus', pattern: '--' });
const Minus = createToken({ name: 'Minus', pattern: '-' });
const DoublePlus = createToken({ name: 'DoublePlus', pattern: '++' });
const Plus = createToken({ name: 'Plus', pattern: '+' });
const JumpBerserk = createToken({ name: 'JumpBerserk', pattern: '^=' });
const Jump = createToken({ name: 'Jump', pattern: '^' });
const Berserk = createToken({ name: 'Berserk', pattern: '=' });
const CommentOpen = createToken({ name: 'CommentOpen', pattern: '[', push_mode: 'comment' });
const RemarkText = createToken({ name: 'RemarkText', pattern: /[^|\]]+/ });
const Bar = createToken({ name: 'Bar', pattern: '|' });
const CommentClose = createToken({ name: 'CommentClose', pattern: ']', pop_mode: true });

// The longer one first where one begins another.
const modes: Record<string, TokenType[]> = {
  game: [
    Blanks,
    TagText,
    Space,
    TurnNumber,
    Takes,
    Slash,
    Piece,
    CommentOpen,
    Skip,
    Resignation,
    DoubleMinus,
    Minus,
    DoublePlus,
    Plus,
    JumpBerserk,
    Jump,
    Berserk,
  ],
  comment: [RemarkText, Bar, CommentClose],
};
class OtnParser extends CstParser {
  constructor() {
    super({ modes, defaultMode: 'game' }, { maxLookahead: 2 });
    this.performSelfAnalysis();
  }

  readonly game = this.RULE('game', () => {
    this.MANY(() => this.CONSUME(TagText));
    this.MANY2(() => this.SUBRULE(this.turn));
  });

  readonly turn = this.RULE('turn', () => {
    this.CONSUME(TurnNumber);
    this.MANY(() => this.SUBRULE(this.move));
    this.OPTION(() => this.SUBRULE(this.comment));
  });

  readonly move = this.RULE('move', () => {
    this.OR([
      { ALT: () => this.SUBRULE(this.play) },
      { ALT: () => this.CONSUME(Skip) },
      { ALT: () => this.CONSUME(Resignation) },
    ]);
  });

  readonly play = this.RULE('play', () => {
    this.OPTION(() => this.CONSUME(Piece));
    this.CONSUME(Space);
    this.OR([
      { ALT: () => this.CONSUME(Minus) },
      { ALT: () => this.CONSUME(JumpBerserk) },
      { ALT: () => this.CONSUME(Jump) },
      { ALT: () => this.CONSUME(Berserk) },
    ]);
    this.CONSUME2(Space);
    this.OPTION2(() => {
      this.CONSUME(Takes);
      this.AT_LEAST_ONE_SEP({ SEP: Slash, DEF: () => this.SUBRULE(this.capture) });
    });
    this.OPTION3(() => {
      this.OR2([
        { ALT: () => this.CONSUME(DoublePlus) },
        { ALT: () => this.CONSUME(Plus) },
        { ALT: () => this.CONSUME(DoubleMinus) },
        { ALT: () => this.CONSUME2(Minus) },
      ]);
    });
  });

  readonly capture = this.RULE('capture', () => {
    this.OPTION(() => this.CONSUME(Piece));
    this.CONSUME(Space);
  });

  readonly comment = this.RULE('comment', () => {
    this.CONSUME(CommentOpen);
    this.MANY_SEP({ SEP: Bar, DEF: () => this.OPTION(() => this.CONSUME(RemarkText)) });
    this.CONSUME(CommentClose);
  });
}

const lexer = new Lexer({ modes, defaultMode: 'game' }, { positionTracking: 'onlyOffset' });
const parser = new OtnParser();

function read(text: string): CstNode {
  const { tokens: input, errors } = lexer.tokenize(text);
  if (errors.length > 0) throw new Error(errors[0]!.message);
  parser.input = input;
  const tree = parser.game();
  if (parser.errors.length > 0) throw new Error(parser.errors[0]!.message);
  return tree;
}

function counts(result: unknown): Counts {
  const nodes = (node: CstNode, name: string) => (node.children[name] ?? []) as CstNode[];
  const turns = nodes(result as CstNode, 'turn');
  const moves = turns.flatMap((turn) => nodes(turn, 'move'));
  const captures = moves.flatMap((move) => nodes(move, 'play')).flatMap((play) => nodes(play, 'capture'));
  const comments = turns.flatMap((turn) => nodes(turn, 'comment'));
  return { turns: turns.length, moves: moves.length, captures: captures.length, comments: comments.length };
}

export const chevrotain: Contender = { name: 'chevrotain, its tree', read, counts };
