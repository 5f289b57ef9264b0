import type pg from 'pg';
import type { ResultRows } from './compare-results.ts';

type BoundStatement = {
  sql: string;
  parameters: readonly { name: string; type: string; value: unknown }[];
};

/** The rows of a statement with `:name` parameters; the database's complaint where it does not run. */
export async function runStatement(
  client: pg.Client,
  { sql, parameters }: BoundStatement,
): Promise<ResultRows | string> {
  const values = parameters.map(({ value }) => value);
  const text = sql.replace(/'(?:[^']|'')*'|"[^"]*"|::|:(\w+)/g, (whole, name?: string) => {
    if (name === undefined) return whole;
    const at = parameters.findIndex((parameter) => parameter.name === name);
    const type = parameters[at]?.type === 'number' ? 'numeric' : parameters[at]?.type;
    return `$${at + 1}::${type}`;
  });
  try {
    const { fields, rows } = await client.query<unknown[]>({ text, values, rowMode: 'array' });
    return { columns: fields.map(({ name }) => name), rows };
  } catch (error) {
    return String(error);
  }
}
