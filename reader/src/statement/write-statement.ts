import { conditionSql } from './condition-sql.ts';
import { dialects } from './dialects/dialects.ts';
import { ParameterList } from './parameter-list.ts';
import type { Statement, StatementInput } from './sql-with-parameters-types.ts';
import type { Context } from './statement-scope.ts';
import { writeQuery } from './write-query.ts';

/**
 * The statement that answers a query. Every literal is a named parameter. Throws `UnconnectedTablesError` where no
 * keys connect the tables, `UnreadableLiteralError` where words are not what their place needs, and
 * `UnsupportedQueryError` where SQL cannot say it.
 */
export function writeStatement({ query, schema, dialect, question, moment }: StatementInput): Statement {
  const parameters = new ParameterList();
  const context: Context = {
    schema,
    dialect: dialects[dialect],
    question,
    moment,
    parameters,
    aliases: new Set(),
    write: { condition: conditionSql, query: writeQuery },
  };
  const { sql } = writeQuery(context, query, null);
  return { sql, parameters: parameters.parameters };
}
