import type { Execution, Moment } from '@parley/contract/ask';
import type { DatabaseSchema, Table } from '@parley/contract/database-schema';
import { ParleyError } from '@parley/contract/errors';
import type { Parameter, ParameterValue } from '@parley/contract/parameters';
import type { Suggestion } from '@parley/contract/tools';
import { toolLimits } from '@parley/contract/tools';
import { closeFrom, type ReadTask } from '../../ai/port.ts';
import { findTablesInThread } from '../../guard/find-tables-in-thread.ts';
import { toolNameFromQuestion } from '../../language/question/tool-name-from-question.ts';
import { stems } from '../../platform/text-search/tokenize-and-stem.ts';
import type { ExchangeRecorder } from '../../records/ai-exchange-recorder.ts';
import type { Owner } from '../../store/acting-member.ts';
import type { Store } from '../../store/store.ts';
import type { CheckedDraft } from '../checking/check-table-and-field-names.ts';
import { checkTableAndFieldNames } from '../checking/check-table-and-field-names.ts';
import type { Problem } from '../checking/prove-statement.ts';
import { fullName, tableFinder } from '../find-table-by-name.ts';
import type { OpenToolBuildingContext, ToolBuildingContextWithSchema } from '../tool-building-context.ts';
import { withSchema } from '../tool-building-context.ts';
import { generalizeName, type SaidValue } from './generalize-tool-name.ts';
import type { Drafts } from './public-types.ts';
import { toSuggestion } from './suggest-tools.ts';
import { proveWritten, writeProvenSql } from './write-proven-sql.ts';

/** So many tables can be handed over whole; of more, only those that share a word with the question. */
const fewTables = 30;

type Composed = {
  wording: string;
  sql: string;
  parameters: readonly Parameter[];
  values: readonly SaidValue[];
};
type Parts = {
  store: Pick<Store, 'executions'>;
  exchanges: Pick<ExchangeRecorder, 'keep'>;
  open: OpenToolBuildingContext;
};

export function createDrafts({ store, exchanges, open }: Parts): Drafts {
  return {
    fromQuestion: async (owner, { question, executionId, moment, ...options }, signal) => {
      const answered = executionId === undefined ? null : await answerOf(store, owner, executionId);
      if (answered && answered.connectionId !== options.connectionId) throw notComposed();
      const opened = await open(owner, options, signal);
      // Proving a draft runs it: that would be the answer which such a source does not give.
      if (opened.source.savedToolsOnly) throw new ParleyError('saved_tools_only');
      const context = await withSchema(opened);
      if (answered) return orThrow(await suggestionFrom(context, question, answered));
      const read = await readStatement(context, question, moment);
      const suggestion = read && (await suggestionFrom(context, question, read));
      if (suggestion && !('problem' in suggestion)) return suggestion;
      const draft = draftFor(question, context.schema);
      const written = await writeProvenSql(context, draft).finally(() =>
        exchanges.keep(owner, {
          place: { connectionId: options.connectionId },
          exchanges: context.exchanges,
          more: true,
        }),
      );
      if ('problem' in written) throw notDrafted(written.problem);
      return toSuggestion(context, draft, written);
    },
  };
}

async function answerOf(
  { executions }: Parts['store'],
  owner: Owner,
  id: string,
): Promise<Composed & Pick<Execution, 'connectionId'>> {
  const execution = await executions.find(owner, id);
  if (!execution || execution.reading === null || execution.template === null) throw notComposed();
  const { reading: wording, template: sql, chips, connectionId } = execution;
  const parameters = chips.map(({ parameter, value }) => withDefault(parameter, value));
  const values = chips.map(({ parameter, value, words }) => ({ type: parameter.type, value, words }));
  return { wording, sql, parameters, values, connectionId };
}

/** null: the provider cannot read questions, or not this one. */
async function readStatement(
  context: ToolBuildingContextWithSchema,
  question: string,
  moment: Moment,
): Promise<Composed | null> {
  const { provider, source, schema, profiles, signal } = context;
  const { dialect } = source;
  const valuesOf: ReadTask['valuesOf'] = (place) => source.valuesOf(place);
  const task = { question, previous: null, dialect, schema, profiles, valuesOf, moment };
  const answered = await provider.readQuestion?.(task, { signal });
  const [first] = answered?.value?.readings ?? [];
  if (!first || (answered?.value?.verdict === 'unanswerable' && first.confidence < closeFrom)) return null;
  const parameters = first.parameters.map((one) => withDefault(one, first.values[one.name]?.value ?? null));
  const values = first.parameters.map(({ name, type }) => ({
    type,
    value: first.values[name]?.value ?? null,
    words: first.values[name]?.words ?? null,
  }));
  return { wording: first.wording, sql: first.sql, parameters, values };
}

/** What the question gave a parameter is what the tool uses where nobody says otherwise. */
function withDefault(parameter: Parameter, value: ParameterValue): Parameter {
  return { ...parameter, default: value ?? parameter.default ?? null };
}

async function suggestionFrom(
  context: ToolBuildingContextWithSchema,
  question: string,
  { wording, sql, parameters, values }: Composed,
): Promise<Suggestion | Problem> {
  const named = await findTablesInThread(context.source.dialect, sql);
  if ('refused' in named) return { problem: named.refused };
  const find = tableFinder(context.schema);
  const tables = named.tables.flatMap((name) => find(name) ?? []).map(fullName);
  const name = nameFor(generalizeName(wording, values));
  const draft = { name, description: question, tables, fields: [], type: 'query' as const };
  const checked = checkTableAndFieldNames(draft, context.schema);
  if ('problem' in checked) return checked;
  const statement = { type: 'query' as const, sql, parameters };
  const proven = await proveWritten(context, statement, checked.tables);
  if ('problem' in proven) return proven;
  const proof = proven.proof && { ...proven.proof, mended: false };
  return toSuggestion(context, checked, { statement, proof, usage: [] });
}

function orThrow(made: Suggestion | Problem): Suggestion {
  if ('problem' in made) throw notDrafted(made.problem);
  return made;
}

function draftFor(question: string, schema: DatabaseSchema): CheckedDraft {
  const tables = tablesFor(question, schema);
  const draft = {
    name: nameFor(question),
    description: question.trim(),
    tables: tables.map(({ schema: place, name }) => (place === '' ? name : `${place}.${name}`)),
    fields: [],
    type: 'query' as const,
  };
  const checked = checkTableAndFieldNames(draft, schema);
  if ('problem' in checked) throw notDrafted(checked.problem);
  return checked;
}

/** Those whose names, or whose columns' names, the question uses; the nearest first. */
function tablesFor(question: string, { tables }: DatabaseSchema): Table[] {
  if (tables.length <= fewTables) return tables;
  const asked = new Set(stems(question));
  const shared = (text: string) => new Set(stems(text).filter((word) => asked.has(word))).size;
  const scored = tables.map((table) => ({
    table,
    score: 3 * shared(table.name) + shared(table.columns.map(({ name }) => name).join(' ')),
  }));
  const named = scored.filter(({ score }) => score > 0).sort((a, b) => b.score - a.score);
  if (named.length === 0) throw notDrafted('it names nothing that is in this database.');
  return named.slice(0, fewTables).map(({ table }) => table);
}

function nameFor(question: string): string {
  return toolNameFromQuestion(question).slice(0, toolLimits.name);
}

function notComposed(): ParleyError {
  return new ParleyError('not_found', { message: 'There is no composed answer to keep.' });
}

function notDrafted(reason: string): ParleyError {
  return new ParleyError('tool_not_drafted', { values: { reason } });
}
