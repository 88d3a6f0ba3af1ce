// Lists the tables that an SQL text reads, without the names that WITH defines in it:
//
//     npx tsx examples/sql-tables.ts "SELECT a FROM t JOIN u ON t.id = u.id"
import { readFileSync } from 'node:fs';
import { compileGrammar } from 'ludogram/generator';
import { select } from 'ludogram/select';

const compiled = compileGrammar(readFileSync(new URL('sql-tables.peggy', import.meta.url), 'utf8'));
if (!compiled.ok) throw new Error('sql-tables.peggy has errors');
const { parse } = compiled.grammar;

/** Returns the names of the tables in an SQL text, each once, in the order of the text. */
export function tablesOf(sql: string): string[] {
  const tree = parse(sql);
  const defined = new Set(select(tree, 'Definition > Name.name').map(nameOf));
  const tables = select(tree, 'Source > Table').map((table) => select(table, 'Name').map(nameOf).join('.'));
  return [...new Set(tables)].filter((table) => !defined.has(table));
}

/** The letters of a name, without the white space and comments after it. */
const nameOf = (name: { readonly children: readonly { readonly text: string }[] }): string =>
  name.children[0]?.text.toLowerCase() ?? '';

const [, , sql] = process.argv;
if (sql !== undefined && import.meta.url === new URL(`file://${process.argv[1]}`).href) {
  console.log(tablesOf(sql).join('\n'));
}
