import type { Change, Path } from '../../path.js';
import { type Failure, failure, type Result } from '../../result.js';

/**
 * Returns copies of changes that nothing else can alter: plain lists and records are copied, other values are kept. If
 * one isn't a change, or its value can't be copied, returns the problem. Never throws, whatever is given.
 *
 * @param given a change, or a list of changes
 */
export function plainChanges(given: unknown): Result<{ readonly changes: readonly Change[] }> {
  try {
    if (!Array.isArray(given)) return { ok: true, changes: [plainChange(given, '')] };
    const count = given.length;
    // Unlike `map`, this reads the holes of a sparse array.
    const changes = Array.from(given, (one: unknown, i) => plainChange(one, count > 1 ? `change ${i + 1}: ` : ''));
    return { ok: true, changes };
  } catch (error) {
    if (error instanceof NotPlainError) return error.failure;
    // A proxy or the getter of a member may throw whatever it likes.
    return failure([], "the change can't be read");
  }
}

/** Ends the reading of a change with a problem. */
class NotPlainError extends Error {
  readonly failure: Failure;

  constructor(path: Path, message: string) {
    super(message);
    this.failure = failure(path, message);
  }
}

const KINDS = ['insert', 'replace', 'remove'] as const;

/** @param prefix what the messages begin with */
function plainChange(given: unknown, prefix: string): Change {
  const members = (typeof given === 'object' && given !== null ? given : {}) as { readonly [key: string]: unknown };
  const kinds = KINDS.filter((name) => members[name] !== undefined);
  const [kind] = kinds;
  if (kind === undefined || kinds.length > 1) {
    throw new NotPlainError(
      [],
      `${prefix}expected a change: the path of a part as \`insert\`, \`replace\` or \`remove\``,
    );
  }
  const path = plainPath(members[kind], `${prefix}\`${kind}\``);
  if (kind === 'remove') return { remove: path };
  const value = plainValue(members.value, path);
  if (kind === 'replace') return { replace: path, value };
  const after = members.after === undefined ? undefined : plainPath(members.after, `${prefix}\`after\``);
  return { insert: path, value, ...(after && { after }) };
}

function plainPath(given: unknown, name: string): Path {
  const isKey = (key: unknown): boolean => typeof key === 'string' || typeof key === 'number';
  const keys = Array.isArray(given) ? Array.from(given as readonly unknown[]) : undefined;
  if (keys?.every(isKey) === true) return keys as Path;
  throw new NotPlainError([], `${name} isn't a path: expected a list of keys and indices`);
}

/** The maximum nesting of lists and records. Copying a value that contains itself ends here. */
const MAX_NESTING = 100_000;

/** A list or record that is being copied. */
interface Copy {
  readonly from: object;
  readonly to: unknown[] | object;
  /** The number of lists and records that it is inside. */
  readonly level: number;
}

function plainValue(given: unknown, path: Path): unknown {
  const open: Copy[] = [];
  const copyOf = (part: unknown, level: number): unknown => {
    if (!isPlain(part)) return part;
    if (level > MAX_NESTING) throw new NotPlainError(path, 'this value contains itself, or is nested too deeply');
    const to = Array.isArray(part) ? [] : {};
    open.push({ from: part, to, level });
    return to;
  };
  const copy = copyOf(given, 0);
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    const { from, to, level } = next;
    // A hole of a sparse array becomes an absent element.
    if (Array.isArray(to)) for (const part of from as readonly unknown[]) to.push(copyOf(part, level + 1));
    else for (const [key, part] of Object.entries(from)) addMember(to, key, copyOf(part, level + 1));
  }
  return copy;
}

/** Whether a value is a list, or a record without a class. Any realm has its own prototype of plain objects. */
function isPlain(value: unknown): value is object {
  if (typeof value !== 'object' || value === null) return false;
  if (Array.isArray(value)) return true;
  const prototype = Object.getPrototypeOf(value) as object | null;
  return prototype === null || Object.getPrototypeOf(prototype) === null;
}

/** Adds a member to an object, whatever its name: an assignment to `__proto__` would change the prototype. */
const addMember = (to: object, key: string, value: unknown): unknown =>
  Object.defineProperty(to, key, { value, writable: true, enumerable: true, configurable: true });
