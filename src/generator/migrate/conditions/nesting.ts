import type { AnyNode, BinaryExpression, BlockStatement, Expression, Statement } from 'acorn';
import { isMemberName, mapCode, statementsOf, walkCode } from '../code.js';
import type { Constants } from '../constants.js';

/** A limit is at least this; a test for fewer levels decides something else, such as whether there is one. */
const MIN_NESTING_LIMIT = 16;

/** How code uses a variable that may count nesting. */
interface CounterUse {
  up: boolean;
  down: boolean;
  /** Whether its value is used for anything but a limit. */
  isUsed: boolean;
}

/**
 * The variables at the top of a grammar that only count how deep rules are nested, to reject texts beyond a limit. A
 * parser has a limit of its own, so predicates are read without them.
 */
export class NestingCounters {
  readonly #names = new Set<string>();
  readonly #constants: Constants;

  /**
   * @param initializers the code at the top
   * @param others the other code of the grammar
   * @param constants what the code at the top defines
   */
  constructor(initializers: readonly string[], others: readonly string[], constants: Constants) {
    this.#constants = constants;
    const top = initializers.flatMap((code) => statementsOf(code) ?? []);
    const uses = new Map(top.flatMap(numbersIn).map((name): [string, CounterUse] => [name, newUse()]));
    if (uses.size === 0) return;
    for (const name of uses.keys()) this.#names.add(name);
    for (const code of [top, ...others.map((one) => statementsOf(one) ?? [])]) this.#noteUses(code, uses);
    for (const [name, { up, down, isUsed }] of uses) if (!up || !down || isUsed) this.#names.delete(name);
  }

  /** Returns the statements of a predicate without counts of nesting, as if no text reached the limit. */
  without(statements: readonly Statement[]): readonly Statement[] {
    return this.#names.size === 0 ? statements : statements.flatMap((statement) => this.#folded(statement));
  }

  /** Whether statements compare the count of nesting with a limit. */
  limits(statements: readonly Statement[]): boolean {
    let found = false;
    walkCode(statements, (node) => {
      if (node.type === 'BinaryExpression' && this.#belowLimit(node) !== undefined) found = true;
    });
    return found;
  }

  /** Notes how code uses each variable. */
  #noteUses(code: readonly Statement[], uses: ReadonlyMap<string, CounterUse>): void {
    /** The names that only declare, count or compare a variable. A walk finds the code around a name before it. */
    const counting = new Set<AnyNode>();
    walkCode(code, (node, parent) => {
      for (const name of this.#countingNames(node, parent)) counting.add(name);
      noteChange(node, uses);
      if (node.type !== 'Identifier' || isMemberName(node, parent) || counting.has(node)) return;
      const use = uses.get(node.name);
      if (use !== undefined) use.isUsed = true;
    });
  }

  /** Returns the parts of a node that declare, count or compare a variable, and have no other effect. */
  #countingNames(node: AnyNode, parent: AnyNode | undefined): readonly AnyNode[] {
    if (node.type === 'VariableDeclarator') return [node.id];
    if (node.type === 'BinaryExpression' && this.#belowLimit(node) !== undefined) {
      return [node.left, node.right].map((side) => (side.type === 'UpdateExpression' ? side.argument : side));
    }
    const change = parent?.type === 'ExpressionStatement' ? changeOf(node) : undefined;
    return change === undefined ? [] : [change.counter];
  }

  #folded(statement: Statement): Statement[] {
    switch (statement.type) {
      case 'ExpressionStatement': {
        const counter = changeOf(statement.expression)?.counter.name;
        return counter !== undefined && this.#names.has(counter) ? [] : [statement];
      }
      case 'BlockStatement':
        return [this.#block(statement)];
      case 'IfStatement': {
        const { consequent, alternate } = statement;
        const test = this.#replaced(statement.test);
        if (test.type === 'Literal') {
          const branch = test.value === true ? consequent : alternate;
          return branch ? this.#folded(branch) : [];
        }
        const other = alternate ? this.#block(alternate) : null;
        return [{ ...statement, test, consequent: this.#block(consequent), alternate: other }];
      }
      default:
        return [this.#replaced(statement)];
    }
  }

  #block(statement: Statement): BlockStatement {
    const { start, end } = statement;
    const body = statement.type === 'BlockStatement' ? statement.body : [statement];
    return { type: 'BlockStatement', start, end, body: body.flatMap((one) => this.#folded(one)) };
  }

  /** Writes whether the count is below the limit in place of each comparison. */
  #replaced<T extends Expression | Statement>(code: T): T {
    return mapCode(code, (node) => {
      const value = node.type === 'BinaryExpression' ? this.#belowLimit(node) : undefined;
      return value === undefined ? undefined : { type: 'Literal', value, start: node.start, end: node.end };
    });
  }

  /** Returns the result of a comparison of a counter with a limit, below the limit. */
  #belowLimit({ left, operator, right }: BinaryExpression): boolean | undefined {
    if (!/^[<>]=?$/.test(operator) || left.type === 'PrivateIdentifier') return undefined;
    const isLess = operator.startsWith('<');
    if (this.#isCounter(left) && this.#isLimit(right)) return isLess;
    return this.#isCounter(right) && this.#isLimit(left) ? !isLess : undefined;
  }

  #isCounter(e: Expression): boolean {
    const counter = e.type === 'UpdateExpression' ? e.argument : e;
    return counter.type === 'Identifier' && this.#names.has(counter.name);
  }

  #isLimit(e: Expression): boolean {
    const limit = this.#constants.resolve(e);
    return limit.type === 'Literal' && typeof limit.value === 'number' && limit.value >= MIN_NESTING_LIMIT;
  }
}

const newUse = (): CounterUse => ({ up: false, down: false, isUsed: false });

/** Notes whether a node counts a variable up or down. */
function noteChange(node: AnyNode, uses: ReadonlyMap<string, CounterUse>): void {
  const change = changeOf(node);
  const use = change && uses.get(change.counter.name);
  if (change === undefined || use === undefined) return;
  if (change.by > 0) use.up = true;
  if (change.by < 0) use.down = true;
}

/** Returns the variables that a statement declares with a number. */
function numbersIn(statement: Statement): string[] {
  if (statement.type !== 'VariableDeclaration') return [];
  return statement.declarations.flatMap(({ id, init }) =>
    id.type === 'Identifier' && init?.type === 'Literal' && typeof init.value === 'number' ? [id.name] : [],
  );
}

/**
 * Returns the variable that an expression changes by a number: `depth++`, `depth -= 1`. By 0 if it is set to a number.
 */
function changeOf(
  e: AnyNode,
): { readonly counter: { readonly name: string } & AnyNode; readonly by: number } | undefined {
  if (e.type === 'UpdateExpression' && e.argument.type === 'Identifier') {
    return { counter: e.argument, by: e.operator === '++' ? 1 : -1 };
  }
  if (e.type !== 'AssignmentExpression' || e.left.type !== 'Identifier' || e.right.type !== 'Literal') return undefined;
  const by = { '+=': 1, '-=': -1, '=': 0 }[e.operator as string];
  return by === undefined ? undefined : { counter: e.left, by };
}
