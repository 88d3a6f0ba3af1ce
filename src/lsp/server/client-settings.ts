import type { InitializeParams } from 'vscode-languageserver';
import { defined } from '../../defined.js';
import type { ChosenOptions } from '../../notation/declared-options.js';
import type { HintType } from '../../notation/index.js';
import type { PositionEncoding } from '../open-files/open-file.js';

/** The capabilities and options that a client sends with `initialize`. */
export interface ClientSettings {
  readonly encoding: PositionEncoding;
  /** Whether code of the open folders may run, as far as the client says. */
  readonly isTrusted: boolean;
  /** The address of the pages that explain codes; absent if the client gave none. */
  readonly codePages?: string;
  /** The types of hints that the user wants, besides those that are always shown. */
  readonly hintTypes: readonly HintType[];
  /** The options of notations that the user wants, by the ids of the notations. */
  readonly options: ChosenOptions;
  /** The command of the client that shows the board at a position; absent if it has none. */
  readonly boardCommand?: string;
  /** The command of the client that shows how a grammar reads a text; absent if it has none. */
  readonly traceCommand?: string;
  /** Whether the client requests diagnostics, so that none are published. */
  readonly pullsDiagnostics: boolean;
  /** Whether the client requests diagnostics of the documents that the server registers. */
  readonly registersDiagnostics: boolean;
  /** Whether the client can be asked to request diagnostics again. */
  readonly refreshesDiagnostics: boolean;
  /** Whether the server can register the files that the client watches. */
  readonly registersWatchers: boolean;
  /** Whether the server can register the documents that it serves. */
  readonly registersDocuments: boolean;
  /** Whether the server may name a folder for the documents that it serves. */
  readonly takesRelativePatterns: boolean;
}

/** The settings until a client sends some. */
export const DEFAULT_SETTINGS: ClientSettings = {
  encoding: 'utf-16',
  isTrusted: true,
  hintTypes: [],
  options: {},
  pullsDiagnostics: false,
  registersDiagnostics: false,
  refreshesDiagnostics: false,
  registersWatchers: false,
  registersDocuments: false,
  takesRelativePatterns: false,
};

const ENCODINGS: readonly string[] = ['utf-16', 'utf-8', 'utf-32'] satisfies PositionEncoding[];

const HINT_TYPES: readonly HintType[] = ['captures', 'pieces'];

type OptionName = 'codePages' | 'trusted' | 'boardCommand' | 'traceCommand' | 'hints' | 'options';

/** Returns the settings of a client from the parameters of its `initialize` request. */
export function clientSettings({ capabilities, initializationOptions }: InitializeParams): ClientSettings {
  const options = initializationOptions as Readonly<Partial<Record<OptionName, unknown>>> | undefined;
  const { textDocument: documents, workspace: files } = capabilities;
  const offered = capabilities.general?.positionEncodings ?? [];
  const chosen = offered.find((encoding): encoding is PositionEncoding => ENCODINGS.includes(encoding));
  // Clients that also take published diagnostics would show them twice.
  const pullsDiagnostics = documents?.diagnostic !== undefined && documents.publishDiagnostics === undefined;
  const hints = options?.hints;
  return {
    encoding: chosen ?? 'utf-16',
    isTrusted: options?.trusted !== false,
    hintTypes: HINT_TYPES.filter((type) => Array.isArray(hints) && hints.includes(type)),
    options: objectsIn(options?.options),
    ...defined({
      codePages: textIn(options?.codePages),
      boardCommand: textIn(options?.boardCommand),
      traceCommand: textIn(options?.traceCommand),
    }),
    pullsDiagnostics,
    registersDiagnostics: pullsDiagnostics && documents.diagnostic?.dynamicRegistration === true,
    refreshesDiagnostics: files?.diagnostics?.refreshSupport === true,
    registersWatchers: files?.didChangeWatchedFiles?.dynamicRegistration === true,
    registersDocuments: documents?.synchronization?.dynamicRegistration === true,
    takesRelativePatterns: documents?.filters?.relativePatternSupport === true,
  };
}

/** Returns a value if it is a text with any characters. */
const textIn = (value: unknown): string | undefined => (typeof value === 'string' && value !== '' ? value : undefined);

/** Returns the members of a value that are objects. */
const objectsIn = (value: unknown): Readonly<Record<string, object>> =>
  Object.fromEntries(
    Object.entries(value ?? {}).filter(
      (entry): entry is [string, object] => typeof entry[1] === 'object' && entry[1] !== null,
    ),
  );
