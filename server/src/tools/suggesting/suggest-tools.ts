import { randomUUID } from 'node:crypto';
import { ParleyError } from '@parley/contract/errors';
import type { SuggestEvent, Suggestion, Usage } from '@parley/contract/tools';
import { toolLimits, toolMessages } from '@parley/contract/tools';
import type { Answered, ToolDraft } from '../../ai/port.ts';
import { sumUsage } from '../../ai/sum-usage.ts';
import { isSecretColumn, isSecretIn } from '../../guard/secret-columns/secret-columns.ts';
import type { CheckedDraft } from '../checking/check-table-and-field-names.ts';
import { checkTableAndFieldNames } from '../checking/check-table-and-field-names.ts';
import { mapConcurrently } from '../map-concurrently.ts';
import { narrowSchemaToTables } from '../narrow-schema-to-tables.ts';
import type { ToolBuildingContextWithSchema } from '../tool-building-context.ts';
import { writeProvenSql } from './write-proven-sql.ts';

export type SuggestOptions = {
  /** Left out, all tables. */
  tables?: readonly string[] | undefined;
  exclude: readonly string[];
  systemDescription: string;
};

/** More than anybody reads: what a provider proposes beyond this is not looked at. */
const mostDrafts = 30;
const atOnce = 3;

type Outcome =
  | { event: 'suggestion'; data: Suggestion; usage: Usage[] }
  | { event: 'dropped'; data: { name: string; reason: string }; usage: Usage[] };

/** Proposed tools, each proven on the real database before anybody sees it, in the order of their usefulness. */
export async function* suggestTools(
  context: ToolBuildingContextWithSchema,
  options: SuggestOptions,
): AsyncGenerator<SuggestEvent> {
  const { provider } = context;
  const schema = options.tables ? narrowSchemaToTables(context.schema, options.tables) : context.schema;
  if (schema.tables.length === 0) throw new ParleyError('invalid_input', { message: toolMessages.noTables });
  yield progress(0, 0, `${provider.model} is looking at ${count(schema.tables.length, 'table')}…`);
  const scoped = { ...context, schema };
  const answer = await propose(scoped, options);
  const drafts = distinct(answer.value, options.exclude).slice(0, mostDrafts);
  const total = { shown: 0, dropped: 0, usage: answer.usage ? [answer.usage] : [] };
  yield progress(0, drafts.length, `Proving ${count(drafts.length, 'proposal')} on the database…`);
  for await (const { usage, ...outcome } of mapConcurrently(drafts, atOnce, (draft) =>
    tryOut(scoped, draft),
  )) {
    total.usage.push(...usage);
    total[outcome.event === 'suggestion' ? 'shown' : 'dropped'] += 1;
    yield outcome;
    yield progress(total.shown + total.dropped, drafts.length, `Tried ${outcome.data.name}`);
  }
  const { shown, dropped } = total;
  const usage = total.usage.reduce<Usage | null>(sumUsage, null);
  yield { event: 'done', data: { provider: provider.name, shown, dropped, usage } };
}

function propose(
  { provider, source, schema, profiles, today, signal }: ToolBuildingContextWithSchema,
  { exclude, systemDescription }: SuggestOptions,
): Promise<Answered<readonly ToolDraft[]>> {
  const { dialect } = source;
  return provider.suggestTools({ dialect, schema, profiles, exclude, systemDescription, today }, { signal });
}

async function tryOut(context: ToolBuildingContextWithSchema, draft: ToolDraft): Promise<Outcome> {
  const checked = checkTableAndFieldNames(withoutSecrets(draft, context.schema), context.schema);
  const drop = (reason: string, usage: Usage[]): Outcome => ({
    event: 'dropped',
    data: { name: draft.name, reason },
    usage,
  });
  if ('problem' in checked) return drop(checked.problem, []);
  const written = await writeProvenSql(context, checked);
  if ('problem' in written) return drop(written.problem, written.usage);
  return { event: 'suggestion', data: toSuggestion(context, checked, written), usage: written.usage };
}

/** A proposal may read a table with secrets, but none of them; whether its SQL does is looked at when it is there. */
function withoutSecrets(
  draft: ToolDraft,
  { tables }: Pick<ToolBuildingContextWithSchema['schema'], 'tables'>,
): ToolDraft {
  const isOpen = (field: string) => {
    const [name = '', place] = field.split('.').reverse();
    const known = tables
      .filter((table) => place === undefined || table.name === place)
      .flatMap((table) =>
        table.columns.filter((column) => column.name === name).map((column) => ({ table, column })),
      );
    if (known.length === 0) return !isSecretColumn({ name, table: place });
    return !known.some(({ table, column }) => isSecretIn(table, column));
  };
  return { ...draft, fields: draft.fields.filter(isOpen) };
}

type Written = Exclude<Awaited<ReturnType<typeof writeProvenSql>>, { problem: string }>;

export function toSuggestion(
  { provider }: ToolBuildingContextWithSchema,
  { draft }: CheckedDraft,
  { statement, proof }: Written,
): Suggestion {
  return {
    id: randomUUID(),
    name: draft.name,
    description: draft.description,
    tables: [...draft.tables],
    fields: [...draft.fields],
    type: statement.type,
    sql: statement.sql,
    parameters: [...statement.parameters],
    provider: provider.name,
    proof,
  };
}

/** A name that is on screen already, or comes twice, would look like a mistake. */
function distinct(drafts: readonly ToolDraft[], exclude: readonly string[]): ToolDraft[] {
  const seen = new Set(exclude.map(nameKey));
  return drafts.filter(({ name }) => {
    const key = nameKey(name);
    if (key === '' || seen.has(key)) return false;
    seen.add(key);
    return true;
  });
}

function nameKey(name: string): string {
  return name.trim().slice(0, toolLimits.name).toLowerCase();
}

function progress(current: number, total: number, message: string): SuggestEvent {
  return { event: 'progress', data: { current, total, message } };
}

function count(number: number, thing: string): string {
  return `${number} ${thing}${number === 1 ? '' : 's'}`;
}
