import type { DatabaseSchema } from '@parley/contract/database-schema';
import type { Parameter } from '@parley/contract/parameters';
import { toolLimits } from '@parley/contract/tools';
import { spell } from '../find-table-by-name.ts';
import type { Problem } from './prove-statement.ts';

/** Texts, comments and casts, where a word is no name and a colon no parameter. */
const noise = /'(?:[^']|'')*'|--[^\n]*|\/\*[\s\S]*?(?:\*\/|$)|::/g;
const word = /"((?:[^"]|"")+)"|`((?:[^`]|``)+)`|\[([^\]]+)\]|([\p{L}_][\p{L}\p{N}_$]*)/gu;
const parameter = /(?<![\w\])]):([A-Za-z_]\w{0,62})/g;

/**
 * The tables and fields of a schema that a statement mentions: for showing and finding. What a statement may touch
 * is the guard's question, which reads it properly.
 */
export function namesInSql(sql: string, schema: DatabaseSchema): { tables: string[]; fields: string[] } {
  const words = new Set(
    [...quiet(sql).matchAll(word)].map(([, ...groups]) => groups.find(Boolean)?.toLowerCase()),
  );
  const isNamed = (name: string) => words.has(name.toLowerCase());
  const tables = schema.tables.filter(({ name }) => isNamed(name)).slice(0, toolLimits.tables);
  const fields = tables.flatMap((table) =>
    table.columns.filter(({ name }) => isNamed(name)).map(({ name }) => `${spell(table, schema)}.${name}`),
  );
  return {
    tables: tables.map((table) => spell(table, schema)),
    fields: fields.slice(0, toolLimits.fields),
  };
}

/** The `:names` of a statement, in order of appearance. */
export function parameterNames(sql: string): string[] {
  const found = [...quiet(sql).matchAll(parameter)].map(([, name = '']) => name);
  return [...new Set(found)];
}

/** A value that has to be given and changes nothing; null where there is none. Any mention counts as use. */
export function unusedParameter(sql: string, parameters: readonly Parameter[]): Problem | null {
  const unused = parameters.find(
    ({ name, required, default: preset }) =>
      required && (preset ?? null) === null && !new RegExp(`:${name}(?!\\w)`).test(sql),
  );
  if (!unused) return null;
  const { name } = unused;
  return {
    problem: `The statement never uses :${name}, which is required. Use it, or remove the parameter.`,
  };
}

function quiet(sql: string): string {
  return sql.replaceAll(noise, ' ');
}
