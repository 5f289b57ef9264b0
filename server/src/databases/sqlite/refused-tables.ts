import type { DatabaseSync } from 'node:sqlite';
import { allowedFunctions, allowedModules } from '../../guard/sqlite-policy.ts';
import type { SqliteToken } from '../../sql/sqlite-tokens.ts';
import { scanSqliteTokens } from '../../sql/sqlite-tokens.ts';

/**
 * Tables that nothing may be done with, and why. SQLite does not ask the authorizer about functions in defaults,
 * checks, generated columns and indexes, nor which of its own modules is behind a name.
 */
export function refusedTablesOf(handle: DatabaseSync): Map<string, string> {
  return new Map([...ownModules(handle), ...tablesThatCall(handle)]);
}

function ownModules(handle: DatabaseSync): [string, string][] {
  const modules = handle
    .prepare(
      `SELECT lower(name) AS name FROM pragma_module_list
       WHERE name NOT LIKE 'pragma%' AND lower(name) NOT IN (SELECT lower(name) FROM sqlite_master)`,
    )
    .all()
    .map(({ name }) => String(name));
  return modules
    .filter((name) => !allowedModules.has(name))
    .map((name) => [name, `${name} may not be read.`]);
}

function tablesThatCall(handle: DatabaseSync): [string, string][] {
  const names = refusedFunctionsOf(handle);
  const mentioned = names.map(() => 'instr(lower(sql), ?) > 0').join(' OR ');
  const found = handle
    .prepare(
      `SELECT tbl_name AS name, sql FROM sqlite_master
       WHERE type IN ('table', 'index') AND sql NOT LIKE 'CREATE VIRTUAL%' AND (${mentioned})`,
    )
    .all(...names);
  return found.flatMap(({ name, sql }): [string, string][] => {
    const called = callIn(String(sql), new Set(names));
    return called === undefined
      ? []
      : [[String(name).toLowerCase(), `The definition of ${name} calls ${called}, which may not be called.`]];
  });
}

function refusedFunctionsOf(handle: DatabaseSync): string[] {
  const known = handle.prepare('SELECT DISTINCT lower(name) AS name FROM pragma_function_list').all();
  return known.map(({ name }) => String(name)).filter((name) => !allowedFunctions.has(name));
}

/** The first of the functions that a definition calls. What cannot be read is taken to call any of them. */
function callIn(sql: string, names: ReadonlySet<string>): string | undefined {
  const tokens = scanSqliteTokens(sql);
  if ('refused' in tokens) return 'something';
  return tokens.find(
    (token, index) => names.has(token.value.toLowerCase()) && isCall(token, tokens[index + 1]),
  )?.value;
}

function isCall({ kind }: SqliteToken, next: SqliteToken | undefined): boolean {
  return (kind === 'word' || kind === 'quoted') && next?.kind === 'sign' && next.value === '(';
}
