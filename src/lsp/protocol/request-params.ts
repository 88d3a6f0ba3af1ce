import { isObject } from '../../objects.js';

/** Whether a parameter, or a part of one, has the form that the protocol describes. */
type IsValid = (value: unknown) => boolean;

/** The parameters that the answer to a request needs, by name. */
export type NeededParams = Readonly<Record<string, IsValid>>;

const isString: IsValid = (value) => typeof value === 'string';

const isNumber: IsValid = (value) => typeof value === 'number';

const isObjectWith =
  (parts: NeededParams): IsValid =>
  (value) =>
    isObject(value) && wrongParam(value, parts) === undefined;

const isListOf =
  (isValid: IsValid): IsValid =>
  (value) =>
    Array.isArray(value) && value.every(isValid);

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

/** Returns the name of the first parameter that is missing or malformed; `undefined` if there is none. */
export function wrongParam(params: object, needed: NeededParams = FILE): string | undefined {
  const given: Readonly<Record<string, unknown>> = { ...params };
  return Object.entries(needed).find(([name, isValid]) => !isValid(given[name]))?.[0];
}
