import type { Node, NodeIndex, Tree } from '../cst/index.js';
import type { DiagnosticMaker, Rows } from '../diagnostics/index.js';
import type { Rules } from '../games/rules.js';
import type {
  CommentDiagnostics,
  GameRecord,
  GameRecords,
  MoveDiagnostics,
  MoveOf,
  NumberDiagnostics,
  PartDiagnostics,
  RecordErrorKind,
  RecordWriting,
  ReplayByRules,
} from '../notation/game-record/index.js';
import type {
  Check,
  CheckContext,
  DefaultErrorKind,
  ErrorKindOf,
  Locator,
  NodesOf,
  NotationDeclaration,
  NotationInfo,
  ParserOf,
  ReaderDeclaration,
  ReadOptions,
  RootOf,
  SyntaxRules,
  Tables,
  View,
} from '../notation/index.js';

/** The diagnostics of a notation of recorded games: its own, and those of {@link recordCodes}. */
export type RecordDiagnostics = DiagnosticMaker<Rows> &
  PartDiagnostics &
  CommentDiagnostics &
  NumberDiagnostics &
  MoveDiagnostics;

/** A generated parser whose start rule matches every text. */
export type GameParser = ParserOf<Node, unknown>;

/** The context of the checks and syntax rules of a notation of recorded games. Its facts are the model. */
export type GameContext<Game extends GameRecord, Parse extends GameParser> = CheckContext<
  RootOf<Parse>,
  ReadOptions,
  GameRecords<Game>
>;

/** How a position is drawn: a view without what finds the positions of a game. */
export type DrawnPosition<Position> = Omit<View<never, Position>, 'at' | 'eachPly'>;

/** The members of a notation that one of recorded games can declare as any other. */
type OtherMembers<Game extends GameRecord, Root, Position, Side extends string, Playing> = Pick<
  NotationDeclaration<GameRecords<Game>, Root, ReadOptions, ReplayByRules<Position, Side>, Position, Playing>,
  'codes' | 'codec' | 'convert' | 'describe' | 'edit' | 'editor' | 'playable'
>;

/**
 * A notation of recorded games as it is declared: the rules of the game, and what its texts have of their own. The
 * grammar names its rules as the one does that `ludogram init --template game` writes.
 */
export interface GameNotationDeclaration<
  Game extends GameRecord,
  Parse extends GameParser,
  Key extends keyof MoveOf<Game> & string,
  Position,
  Setup,
  Side extends string,
  Playing,
>
  extends
    OtherMembers<Game, RootOf<Parse>, Position, Side, Playing>,
    Pick<
      ReaderDeclaration<GameRecords<Game>, RootOf<Parse>, NodesOf<Parse>, ReadOptions, GameRecords<Game>, Parse>,
      'parse' | 'areOneFault'
    > {
  /**
   * The description of the notation, whose id is that of its diagnostics. If it has no `recordStart`, a file is divided
   * where tags follow moves.
   */
  readonly info: Omit<NotationInfo, 'id'>;
  /** The diagnostics, among them {@link recordCodes}. */
  readonly diagnostics: RecordDiagnostics;
  /** The generated function that reads the games of a tree. */
  lower(tree: Tree, root: NodeIndex<RootOf<Parse>>): GameRecords<Game>;
  /** The generated function that finds the spans of their parts. */
  locate(tree: Tree, root: NodeIndex<RootOf<Parse>>): Locator;
  /** A rule for each error node of the grammar, except for those that {@link recordSyntax} has. */
  readonly syntax: SyntaxRules<
    ErrorKindOf<NodesOf<Parse>>,
    GameContext<Game, Parse>,
    DefaultErrorKind | RecordErrorKind
  >;
  /** Checks besides the check of the numbers. Their `facts` are the model. */
  readonly checks?: readonly Check<GameContext<Game, Parse>>[];
  readonly rules: Rules<Position, MoveOf<Game>[Key], Setup, Side>;
  // The functions may take less than a whole game, so the type of games is not inferred from them.
  /** Returns the position in which a game starts. */
  start(game: NoInfer<Game>): Position;
  /** Returns the number of moves before the first one; 0 if absent. */
  first?(game: NoInfer<Game>): number;
  /** The member of a move that the rules play. */
  readonly move: Key;
  /** Returns the result that the record of a game gives if it ends in this position; `*` if it continues. */
  result(position: Position, game: NoInfer<Game>): string;
  /** Words for the reasons why moves are illegal, by what the rules return. */
  readonly reasons?: Readonly<Record<string, string>>;
  /** How the games are written. */
  readonly print: Omit<RecordWriting<NoInfer<Game>>, 'first'>;
  /** How positions are drawn; pictures show those of the main line of the first game. */
  readonly view?: DrawnPosition<Position>;
  /** The columns of `ludogram export`. They get one game at a time, as the only one of its record. */
  readonly tables?: Tables<GameRecords<NoInfer<Game>>>;
}
