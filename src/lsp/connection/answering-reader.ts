import { type DataCallback, type Message, type MessageWriter, StreamMessageReader } from 'vscode-languageserver/node';

/** Error codes of JSON-RPC for malformed messages. */
const PARSE_ERROR = -32_700;
const INVALID_REQUEST = -32_600;

/**
 * Reads messages from a stream and answers the messages that the connection would only log: a body that isn't JSON, and
 * JSON that is neither a request, a notification nor a response. JSON-RPC 2.0, section 5.1, requires these answers;
 * their id is `null`, because the message has none that can be read.
 */
export class AnsweringReader extends StreamMessageReader {
  readonly #writer: MessageWriter;

  constructor(input: NodeJS.ReadableStream, writer: MessageWriter) {
    super(input);
    this.#writer = writer;
    this.onError((error) => {
      if (error instanceof SyntaxError) this.#answer(PARSE_ERROR, 'the message is not JSON');
    });
  }

  override listen(callback: DataCallback) {
    return super.listen((message) => {
      if (isMessage(message)) callback(message);
      else this.#answer(INVALID_REQUEST, 'the message is not a request, a notification or a response');
    });
  }

  #answer(code: number, message: string): void {
    void this.#writer.write({ jsonrpc: '2.0', id: null, error: { code, message } } as Message);
  }
}

/** Whether a value has the members of a message, so that the connection takes it for one. */
function isMessage(value: unknown): boolean {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return false;
  return ('method' in value && typeof value.method === 'string') || 'result' in value || 'error' in value;
}
