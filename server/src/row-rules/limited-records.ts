import type { Execution } from '@parley/contract/ask';
import { ParleyError } from '@parley/contract/errors';
import type { Executions } from '../store/asking/executions.ts';
import type { Owner } from '../store/owner.ts';
import type { Store } from '../store/store.ts';
import { boundValues } from './bound-values.ts';

/**
 * What somebody ran before, as they may see it now: an asker whose space limits rows sees the rows of a tool that they
 * could run now, with what is known of them now. Of everything else the question stays, and no row.
 */
export function limitedRecords(store: Store): Executions {
  const { executions } = store;
  return {
    ...executions,
    find: async (owner, id) => {
      const found = await executions.find(owner, id);
      return found && asTheirs(store, owner, found);
    },
    ofConversation: async (owner, id, limit) => {
      const turns = await executions.ofConversation(owner, id, limit);
      if (owner.role !== 'asker') return turns;
      return Promise.all(turns.map((turn) => asTheirs(store, owner, turn)));
    },
  };
}

async function asTheirs(store: Store, owner: Owner, execution: Execution): Promise<Execution> {
  if (owner.role !== 'asker' || owner.id === owner.personId) return execution;
  const rules = await store.rowRules.all(owner.id);
  // Of a connection that is gone nobody knows any more which rows were whose.
  const isLimited =
    execution.connectionId === null
      ? rules.size > 0
      : (rules.get(execution.connectionId)?.rules.length ?? 0) > 0;
  return !isLimited || (await isStillTheirs(store, owner, execution)) ? execution : withoutRows(execution);
}

async function isStillTheirs(
  store: Store,
  owner: Owner,
  { toolId, toolVersion, rewrite, chips, sql }: Execution,
): Promise<boolean> {
  const tool = toolId === null ? null : await store.tools.find(owner, toolId);
  if (!tool || tool.version !== toolVersion || rewrite !== null) return false;
  if (sql !== null && sql !== tool.sql) return false;
  try {
    const bound = await boundValues(store, owner, tool.parameters);
    return Object.entries(bound).every(([name, value]) => {
      const chip = chips.find(({ parameter }) => parameter.name === name);
      return JSON.stringify(chip?.value) === JSON.stringify(value);
    });
  } catch (error) {
    if (error instanceof ParleyError) return false;
    throw error;
  }
}

/** Also of its columns in an export: everything that holds something of a row. */
const ofRows = {
  result: null,
  resultHash: null,
  chart: null,
  prose: [],
  readings: [],
  reading: null,
  error: null,
} as const;

function withoutRows(execution: Execution): Execution {
  const { meaning: _meaning, ...rest } = execution;
  const chips = rest.chips.map((chip) => ({ ...chip, choices: [], alternatives: [] }));
  return { ...rest, ...ofRows, prose: [], readings: [], chips, rowCount: null };
}

/** A row of the table of runs, as an export holds it. */
export function recordWithoutRows(row: Record<string, unknown>): Record<string, unknown> {
  const { receipt } = row;
  const kept = typeof receipt === 'object' && receipt !== null ? receipt : {};
  const { meaning: _meaning, ...rest } = kept as Record<string, unknown>;
  return { ...row, row_count: null, receipt: { ...rest, ...ofRows, chips: [] } };
}
