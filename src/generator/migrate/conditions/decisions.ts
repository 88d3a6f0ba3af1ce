import type { Expression, Statement, SwitchCase } from 'acorn';
import { statementsOf, withConstants } from '../code.js';

/** The location of a node that no text has. */
const NOWHERE = { start: 0, end: 0 };

/** Returns the value that code returns, if it does nothing else: no decision, and only constants before the return. */
export function returnedBy(code: string): Expression | undefined {
  const statements = statementsOf(code) ?? [];
  const last = statements.at(-1);
  const isOnlyReturn =
    last?.type === 'ReturnStatement' &&
    Boolean(last.argument) &&
    statements.slice(0, -1).every(({ type }) => type === 'VariableDeclaration');
  return isOnlyReturn ? decidedBy(statements) : undefined;
}

/**
 * Returns the value of statements as one expression, if they only decide between values: `if (a) return b; return c;`
 * is `a ? b : c`. Without a return, the value is `undefined`.
 */
export function decidedBy(statements: readonly Statement[]): Expression | undefined {
  return valueOfStatements(statements, new Map());
}

function valueOfStatements(
  statements: readonly Statement[],
  known: ReadonlyMap<string, Expression>,
): Expression | undefined {
  const [first, ...rest] = statements;
  switch (first?.type) {
    case undefined:
      return { type: 'Identifier', name: 'undefined', ...NOWHERE };
    case 'ReturnStatement':
      return first.argument ? withConstants(first.argument, known) : valueOfStatements([], known);
    case 'EmptyStatement':
      return valueOfStatements(rest, known);
    case 'BlockStatement':
      return valueOfStatements([...first.body, ...rest], known);
    case 'VariableDeclaration': {
      const own = new Map(known);
      for (const { id, init } of first.declarations) {
        if (id.type !== 'Identifier' || !init) return undefined;
        own.set(id.name, withConstants(init, own));
      }
      return valueOfStatements(rest, own);
    }
    case 'IfStatement': {
      if (!returns(first.consequent)) return undefined;
      const alternate = valueOfStatements(first.alternate ? [first.alternate, ...rest] : rest, known);
      return choice(withConstants(first.test, known), valueOfStatements([first.consequent], known), alternate);
    }
    case 'SwitchStatement':
      return valueOfCases(withConstants(first.discriminant, known), first.cases, rest, known);
    default:
      return undefined;
  }
}

/** Returns the value of a `switch` that returns in each of its cases. */
function valueOfCases(
  value: Expression,
  cases: readonly SwitchCase[],
  rest: readonly Statement[],
  known: ReadonlyMap<string, Expression>,
): Expression | undefined {
  const [first, ...others] = cases;
  if (first === undefined) return valueOfStatements(rest, known);
  // Cases after `default` would be tried before it.
  if (!first.test) return others.length === 0 ? valueOfStatements([...first.consequent, ...rest], known) : undefined;
  const body = cases.find(({ consequent }) => consequent.length > 0)?.consequent ?? [];
  const alternate = valueOfCases(value, others, rest, known);
  const test = withConstants(first.test, known);
  return choice(
    { type: 'BinaryExpression', operator: '===', left: value, right: test, ...NOWHERE },
    body.some(returns) ? valueOfStatements(body, known) : undefined,
    alternate,
  );
}

/** Whether a statement returns, whatever it decides. */
function returns(statement: Statement | null | undefined): boolean {
  if (statement?.type === 'BlockStatement') return statement.body.some(returns);
  if (statement?.type === 'IfStatement') return returns(statement.consequent) && returns(statement.alternate);
  return statement?.type === 'ReturnStatement';
}

const choice = (
  test: Expression,
  consequent: Expression | undefined,
  alternate: Expression | undefined,
): Expression | undefined =>
  consequent && alternate && { type: 'ConditionalExpression', test, consequent, alternate, ...NOWHERE };
