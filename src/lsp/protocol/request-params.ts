/** Whether a parameter, or a part of one, has the form that the protocol describes. */
type IsRight = (value: unknown) => boolean;

/** The parameters that the answer to a request needs besides its file, by name. */
export type NeededParams = Readonly<Record<string, IsRight>>;

const isString: IsRight = (value) => typeof value === 'string';

const isNumber: IsRight = (value) => typeof value === 'number';

const isObjectWith =
  (parts: NeededParams): IsRight =>
  (value) =>
    typeof value === 'object' && value !== null && !Array.isArray(value) && wrongParam(value, parts) === undefined;

const isListOf =
  (isRight: IsRight): IsRight =>
  (value) =>
    Array.isArray(value) && value.every(isRight);

const isPosition = isObjectWith({ line: isNumber, character: isNumber });

const FILE: NeededParams = { textDocument: isObjectWith({ uri: isString }) };

/** The parameters of requests about a position. */
export const AT_POSITION: NeededParams = { ...FILE, position: isPosition };

/** The parameters of requests about several positions. */
export const AT_POSITIONS: NeededParams = { ...FILE, positions: isListOf(isPosition) };

/** The parameters of requests about a range. */
export const IN_RANGE: NeededParams = { ...FILE, range: isObjectWith({ start: isPosition, end: isPosition }) };

/** The parameters of requests for the changes that a range can have. */
export const ACTIONS_IN_RANGE: NeededParams = {
  ...IN_RANGE,
  context: isObjectWith({ only: (kinds) => kinds === undefined || isListOf(isString)(kinds) }),
};

/** The parameters of requests to give what is at a position another name. */
export const NEW_NAME: NeededParams = { ...AT_POSITION, newName: isString };

/** The parameters of requests for a board to play on. */
export const ON_BOARD: NeededParams = {
  ...FILE,
  request: isObjectWith({ game: isNumber, location: isString, picked: isListOf(isString), theme: isString }),
};

/** The parameters of requests about a code lens. */
export const LENS: NeededParams = { data: isObjectWith({ uri: isString, game: isNumber }) };

/** The parameters of requests for symbols. */
export const QUERY: NeededParams = { query: isString };

/** Returns the name of the first parameter that is absent or has a wrong form; `undefined` if there is none. */
export function wrongParam(params: object, needed: NeededParams = FILE): string | undefined {
  const given: Readonly<Record<string, unknown>> = { ...params };
  return Object.entries(needed).find(([name, isRight]) => !isRight(given[name]))?.[0];
}
