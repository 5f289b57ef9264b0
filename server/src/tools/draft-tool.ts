import { ParleyError } from '@parley/contract/errors';
import type { DatabaseSchema, Table } from '@parley/contract/schema';
import type { ProviderName, Suggestion } from '@parley/contract/tools';
import { toolLimits } from '@parley/contract/tools';
import { stems } from '../platform/text-search/tokens.ts';
import type { Owner } from '../store/owner.ts';
import type { CheckedDraft } from './check-names.ts';
import { checkNames } from './check-names.ts';
import { toSuggestion } from './suggest.ts';
import type { OpenBench } from './workshop.ts';
import { furnish } from './workshop.ts';
import { writeProven } from './written-sql.ts';

/** So many tables can be handed over whole; of more, only those that share a word with the question. */
const fewTables = 30;

export type DraftWish = {
  question: string;
  connectionId: string;
  provider?: ProviderName | undefined;
};

export type Drafts = {
  /** A tool made for one question, proven like any other; nothing is saved. */
  fromQuestion(owner: Owner, wish: DraftWish, signal: AbortSignal): Promise<Suggestion>;
};

export function createDrafts(open: OpenBench): Drafts {
  return {
    fromQuestion: async (owner, { question, ...wish }, signal) => {
      const workshop = await furnish(await open(owner, wish, signal));
      const draft = draftFor(question, workshop.schema);
      const written = await writeProven(workshop, draft);
      if ('problem' in written) throw notDrafted(written.problem);
      return toSuggestion(workshop, draft, written);
    },
  };
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

function notDrafted(reason: string): ParleyError {
  return new ParleyError('tool_not_drafted', { values: { reason } });
}
