import type { Execution, Moment } from '@parley/contract/ask';
import { ParleyError } from '@parley/contract/errors';
import type { Parameter, ParameterValue } from '@parley/contract/parameters';
import type { DatabaseSchema, Table } from '@parley/contract/schema';
import type { ProviderName, Suggestion } from '@parley/contract/tools';
import { toolLimits } from '@parley/contract/tools';
import type { ReadTask } from '../ai/port.ts';
import { tablesRead } from '../guard/tables-read.ts';
import { stems } from '../platform/text-search/tokens.ts';
import type { Owner } from '../store/owner.ts';
import type { Store } from '../store/store.ts';
import type { CheckedDraft } from './check-names.ts';
import { checkNames, fullName, tableFinder } from './check-names.ts';
import { generalName, type SaidValue } from './general-name.ts';
import type { Problem } from './prove.ts';
import { toSuggestion } from './suggest.ts';
import type { OpenBench, Workshop } from './workshop.ts';
import { furnish } from './workshop.ts';
import { proveWritten, writeProven } from './written-sql.ts';

/** So many tables can be handed over whole; of more, only those that share a word with the question. */
const fewTables = 30;

export type DraftWish = {
  question: string;
  connectionId: string;
  /** A composed answer, whose statement becomes the tool. */
  executionId?: string | undefined;
  provider?: ProviderName | undefined;
  moment: Moment;
};

export type Drafts = {
  /** A tool made for one question, proven like any other; nothing is saved. */
  fromQuestion(owner: Owner, wish: DraftWish, signal: AbortSignal): Promise<Suggestion>;
};

type Composed = {
  wording: string;
  sql: string;
  parameters: readonly Parameter[];
  values: readonly SaidValue[];
};
type Parts = { store: Pick<Store, 'executions'>; open: OpenBench };

export function createDrafts({ store, open }: Parts): Drafts {
  return {
    fromQuestion: async (owner, { question, executionId, moment, ...wish }, signal) => {
      const answered = executionId === undefined ? null : await answerOf(store, owner, executionId);
      if (answered && answered.connectionId !== wish.connectionId) throw notComposed();
      const bench = await open(owner, wish, signal);
      // Proving a draft runs it: that would be the answer which such a source does not give.
      if (bench.source.savedToolsOnly) throw new ParleyError('saved_tools_only');
      const workshop = await furnish(bench);
      if (answered) return orThrow(await suggestionFrom(workshop, question, answered));
      const read = await readStatement(workshop, question, moment);
      const suggestion = read && (await suggestionFrom(workshop, question, read));
      if (suggestion && !('problem' in suggestion)) return suggestion;
      const draft = draftFor(question, workshop.schema);
      const written = await writeProven(workshop, draft);
      if ('problem' in written) throw notDrafted(written.problem);
      return toSuggestion(workshop, draft, written);
    },
  };
}

async function answerOf(
  { executions }: Parts['store'],
  owner: Owner,
  id: string,
): Promise<Composed & Pick<Execution, 'connectionId'>> {
  const execution = await executions.find(owner.id, id);
  if (!execution || execution.reading === null || execution.template === null) throw notComposed();
  const { reading: wording, template: sql, chips, connectionId } = execution;
  const parameters = chips.map(({ parameter, value }) => withDefault(parameter, value));
  const values = chips.map(({ parameter, value, words }) => ({ type: parameter.type, value, words }));
  return { wording, sql, parameters, values, connectionId };
}

/** null: the provider cannot read questions, or not this one. */
async function readStatement(workshop: Workshop, question: string, moment: Moment): Promise<Composed | null> {
  const { provider, source, schema, profiles, signal } = workshop;
  const { dialect } = source;
  const valuesOf: ReadTask['valuesOf'] = (place) => source.valuesOf(place);
  const task = { question, previous: null, dialect, schema, profiles, valuesOf, moment };
  const answered = await provider.readQuestion?.(task, { signal });
  const [first] = answered?.value?.verdict === 'unanswerable' ? [] : (answered?.value?.readings ?? []);
  if (!first) return null;
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
  workshop: Workshop,
  question: string,
  { wording, sql, parameters, values }: Composed,
): Promise<Suggestion | Problem> {
  const named = await tablesRead(workshop.source.dialect, sql);
  if ('refused' in named) return { problem: named.refused };
  const find = tableFinder(workshop.schema);
  const tables = named.tables.flatMap((name) => find(name) ?? []).map(fullName);
  const name = nameFor(generalName(wording, values));
  const draft = { name, description: question, tables, fields: [], type: 'query' as const };
  const checked = checkNames(draft, workshop.schema);
  if ('problem' in checked) return checked;
  const statement = { type: 'query' as const, sql, parameters };
  const proven = await proveWritten(workshop, statement, checked.tables);
  if ('problem' in proven) return proven;
  const proof = proven.proof && { ...proven.proof, mended: false };
  return toSuggestion(workshop, checked, { statement, proof, usage: [] });
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
  const checked = checkNames(draft, schema);
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
  const plain = question.trim().replace(/[?!.\s]+$/, '');
  const short = plain.length > 60 ? `${plain.slice(0, 60).replace(/\s+\S*$/, '')}…` : plain;
  return (short.charAt(0).toUpperCase() + short.slice(1)).slice(0, toolLimits.name);
}

function notComposed(): ParleyError {
  return new ParleyError('not_found', { message: 'There is no composed answer to keep.' });
}

function notDrafted(reason: string): ParleyError {
  return new ParleyError('tool_not_drafted', { values: { reason } });
}
