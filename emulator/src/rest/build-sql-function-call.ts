import type { Statement } from '../projects/database-process-messages.ts';
import { restError } from './rest-error-replies.ts';

type Run = (statement: Omit<Statement, 'role'>) => Promise<Record<string, unknown>[]>;

export type SqlFunction = { name: string; returnsSet: boolean; types: Record<string, string> };

const lookup = `
  select p.proname as name, p.proretset as returns_set,
    coalesce((select jsonb_object_agg(a.name, pg_catalog.format_type(a.type, null))
      from unnest(p.proargnames[1:p.pronargs], p.proargtypes::oid[]) as a(name, type)), '{}') as types
  from pg_catalog.pg_proc p
  where p.pronamespace = 'public'::pg_catalog.regnamespace and p.proname = $1`;

/** A function is found by its name and the names of its arguments, as PostgREST does. */
export async function findFunction(
  run: Run,
  name: string,
  given: Record<string, unknown>,
): Promise<SqlFunction> {
  const wanted = Object.keys(given).sort();
  const candidates = await run({ sql: lookup, parameters: [name] });
  const found = candidates.find(
    ({ types }) =>
      Object.keys(types as object)
        .sort()
        .join() === wanted.join(),
  );
  if (found === undefined) throw notFound(name, wanted);
  return {
    name,
    returnsSet: found.returns_set === true,
    types: found.types as Record<string, string>,
  };
}

export function buildSqlFunctionCall(
  { name, returnsSet, types }: SqlFunction,
  given: Record<string, unknown>,
) {
  const names = Object.keys(types);
  const list = names.map((argument, index) => `"${argument}" => $${index + 1}::${types[argument]}`);
  const call = `public."${name}"(${list.join(', ')})`;
  const sql = returnsSet ? `select * from ${call}` : `select ${call} as result`;
  return { sql, parameters: names.map((argument) => given[argument] ?? null) };
}

function notFound(name: string, wanted: readonly string[]) {
  const signature = wanted.length === 0 ? 'without parameters' : `(${wanted.join(', ')})`;
  const text = wanted.length === 0 ? `public.${name} ${signature}` : `public.${name}${signature}`;
  return restError(404, {
    code: 'PGRST202',
    message: `Could not find the function ${text} in the schema cache`,
    details: `Searched for the function ${text}, but no matches were found in the schema cache.`,
  });
}
