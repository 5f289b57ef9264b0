import { createHash } from 'node:crypto';
import { ParleyError } from '@parley/contract/errors';
import { belongsToServer } from '../sql/mysql-function-allowlist.ts';
import type { Refusal } from '../sql/refusal.ts';
import type { ApprovedSql, Proposal } from './approved-sql.ts';
import { stamp } from './approved-sql.ts';
import type { CheckedStatement } from './mysql/check-statement.ts';
import { keyOf } from './mysql/check-statement.ts';
import type { MysqlCatalogue, TableName, TriggerDefinition, ViewDefinition } from './mysql/public-types.ts';
import { textWith } from './mysql/tokenize-single-statement.ts';
import { valuesPerPlaceholder } from './mysql/values-per-placeholder.ts';
import { readInThread } from './read-in-thread/read-in-thread.ts';

export async function approveRead(proposal: Proposal, catalogue: MysqlCatalogue): Promise<ApprovedSql> {
  const checked = orThrow(await readInThread('mysqlRead', proposal.sql));
  orThrow(await checkNames(checked, catalogue, 'read'));
  return stampOf(checked, proposal, 'read');
}

export async function approveWrite(proposal: Proposal, catalogue: MysqlCatalogue): Promise<ApprovedSql> {
  const checked = orThrow(await readInThread('mysqlWrite', proposal.sql));
  const { places } = orThrow(await checkNames(checked, catalogue, 'write'));
  const reason = await catalogue.whyNotUndone(places);
  if (reason !== undefined) orThrow({ refused: reason });
  return stampOf(checked, proposal, 'write');
}

/** A statement, and the database that its bare names belong to. */
type Round = { checked: CheckedStatement; schema: string };

const mostNames = 5_000;

/**
 * Functions that users made under a harmless name, views, whose definitions are held to the same rules, and the
 * triggers of a write. Gives every place that the statement could reach, through views and triggers too.
 */
async function checkNames(
  first: CheckedStatement,
  catalogue: MysqlCatalogue,
  access: 'read' | 'write',
): Promise<{ places: TableName[] } | Refusal> {
  if (belongsToServer(catalogue.database)) {
    return { refused: `${catalogue.database} belongs to the server itself.` };
  }
  const made = await catalogue.functions();
  const seen = new Map<string, TableName>();
  for (let round: Round[] = [{ checked: first, schema: catalogue.database }]; round.length > 0; ) {
    const own = round.flatMap(({ checked }) => checked.calls).find((name) => made.has(name));
    if (own) return { refused: `${own.toLowerCase()}() was made by users, and such functions are not run.` };
    const places = round.flatMap(({ checked, schema }) => placesOf(checked, schema));
    const fresh = places.filter((place) => !seen.has(keyOf(place)));
    for (const place of fresh) seen.set(keyOf(place), place);
    if (seen.size > mostNames) return { refused: 'it has too many names to look up.' };
    const shown = await whyNotShown(round, catalogue);
    if (shown) return shown;
    const views = fresh.length === 0 ? [] : await catalogue.views(fresh);
    const isFired = access === 'write' && fresh.length > 0;
    const triggers = isFired ? await catalogue.triggers(fresh) : [];
    const next = await Promise.all([
      ...views.map(checkView),
      ...triggers.map((trigger) => checkTrigger(trigger, catalogue.database)),
    ]);
    const refusal = next.find((entry) => 'refused' in entry);
    if (refusal) return refusal;
    round = next.filter((entry) => 'checked' in entry);
  }
  return { places: [...seen.values()] };
}

/** How a table on another server was made tells the password for it. */
async function whyNotShown(round: readonly Round[], catalogue: MysqlCatalogue): Promise<Refusal | undefined> {
  for (const { checked, schema } of round) {
    if (checked.shows === undefined) continue;
    const places = checked.shows === 'definition' ? placesOf(checked, schema) : undefined;
    const [table] = await catalogue.elsewhere(places);
    if (table !== undefined)
      return { refused: `it shows how ${table} was made, and that may hold a password for another server.` };
  }
  return undefined;
}

function placesOf({ places }: CheckedStatement, database: string): TableName[] {
  return places.map(({ schema, name }) => ({ schema: schema ?? database, name }));
}

async function checkView(
  view: ViewDefinition,
): Promise<{ checked: CheckedStatement; schema: string } | Refusal> {
  if (!view.definition) {
    return {
      refused: `the view ${view.name} cannot be checked: this role needs SHOW VIEW to see its definition.`,
    };
  }
  const checked = await readInThread('mysqlRead', view.definition);
  if ('refused' in checked) return { refused: `in the view ${view.name}, ${checked.refused}` };
  return { checked, schema: view.schema ?? '' };
}

/** A trigger runs with the rights of who made it, and what it does outside of tables no rollback takes back. */
async function checkTrigger(
  { trigger, schema, body, modes }: TriggerDefinition,
  database: string,
): Promise<{ checked: CheckedStatement; schema: string } | Refusal> {
  const refuse = (reason: string) => ({ refused: `its trigger ${trigger} cannot be checked: ${reason}` });
  // Its functions are those of its own database.
  if (schema?.toLowerCase() !== database.toLowerCase()) return refuse('it belongs to another database.');
  if (!body) return refuse('this role needs TRIGGER to see it.');
  if (/ANSI_QUOTES|NO_BACKSLASH_ESCAPES|ORACLE/.test(modes)) {
    return refuse(`it was made with the sql_mode ${modes}.`);
  }
  const checked = await readInThread('mysqlTrigger', body);
  if ('refused' in checked) return { refused: `in the trigger ${trigger}, ${checked.refused}` };
  return { checked, schema: schema ?? '' };
}

function orThrow<T extends object>(verdict: T | Refusal): T {
  if ('refused' in verdict) {
    throw new ParleyError('sql_refused', { values: { reason: verdict.refused } });
  }
  return verdict as T;
}

function stampOf(statement: CheckedStatement, proposal: Proposal, access: 'read' | 'write'): ApprovedSql {
  const filled = valuesPerPlaceholder(statement.parameters, proposal);
  const text = textWith(
    statement.around,
    filled.map(({ length }) => length),
  );
  const values = filled.flat();
  const fingerprint = createHash('sha256').update(`${access} ${text}`).digest('base64url').slice(0, 22);
  return stamp({ dialect: 'mysql', access, text, values, fingerprint });
}
