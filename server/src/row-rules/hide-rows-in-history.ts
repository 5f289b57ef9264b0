import { askLimits, type Chip, type Execution, type RecentExecution } from '@parley/contract/ask';
import { hiddenFailures, ParleyError } from '@parley/contract/errors';
import type { ListItem } from '@parley/contract/parameters';
import type { RowRules } from '@parley/contract/spaces/row-rules-and-groups';
import type { Tool } from '@parley/contract/tools';
import type { Owner } from '../store/acting-member.ts';
import type { Store } from '../store/store.ts';
import { boundValues } from './caller-bound-parameters.ts';
import { hideParameterOptionsAndDefaults, mayNameRow } from './hide-parameter-options-and-defaults.ts';
import { isValueNamedInText } from './is-value-named-in-text.ts';

/**
 * What somebody ran before, as they may see it now: an asker whose space limits rows sees the rows of a tool that they
 * could run now, with what is known of them now. Of everything else the question stays, and no row.
 */
export function hideRowsInHistory(store: Store): Store['executions'] {
  const { executions } = store;
  const shown = async (owner: Owner, found: readonly Execution[]): Promise<Execution[]> => {
    if (!mayBeLimited(owner) || found.length === 0) return [...found];
    const rules = await store.rowRules.all(owner.id);
    const viewing = { owner, rules, turnsOf: conversationTurns(store, owner) };
    return Promise.all(found.map((one) => asTheirs(store, viewing, one)));
  };
  return {
    ...executions,
    find: async (owner, id) => {
      const found = await executions.find(owner, id);
      return found && ((await shown(owner, [found]))[0] ?? null);
    },
    ofRehearsal: async (owner, id) => {
      const found = await executions.ofRehearsal(owner, id);
      return found && ((await shown(owner, [found]))[0] ?? null);
    },
    ofConversation: async (owner, id, limit) =>
      shown(owner, await executions.ofConversation(owner, id, limit)),
    recent: async (owner, wanted) => {
      const lines = await executions.recent(owner, wanted);
      if (!mayBeLimited(owner)) return lines;
      // Only the whole record says which tool ran, and with what: a line of the list alone cannot be judged.
      const whole = await Promise.all(lines.map(({ id }) => executions.find(owner, id)));
      const now = await shown(
        owner,
        whole.filter((one) => one !== null),
      );
      return lines.map((line) =>
        lineOf(
          line,
          now.find(({ id }) => id === line.id),
        ),
      );
    },
  };
}

/** A personal space has no rules, and whoever makes tools reads everything. */
const mayBeLimited = ({ id, personId, role }: Owner): boolean => role === 'asker' && id !== personId;

/**
 * Of a connection that is gone nobody knows any more which rows were whose: its rules went with it, and rows that they
 * hid would come back.
 */
export function isLimitedBy(rules: ReadonlyMap<string, RowRules>, connectionId: string | null): boolean {
  return connectionId === null || (rules.get(connectionId)?.rules.length ?? 0) > 0;
}

type Turns = readonly Execution[];

type Viewing = {
  owner: Owner;
  rules: ReadonlyMap<string, RowRules>;
  turnsOf(conversationId: string): Promise<Turns>;
};

/** Each conversation is read once, also where many of its answers are shown. */
function conversationTurns({ executions }: Store, owner: Owner): Viewing['turnsOf'] {
  const read = new Map<string, Promise<Turns>>();
  return (id) => {
    const turns = read.get(id) ?? executions.ofConversation(owner, id, askLimits.conversationTurns);
    read.set(id, turns);
    return turns;
  };
}

async function asTheirs(store: Store, viewing: Viewing, execution: Execution): Promise<Execution> {
  const { owner, rules } = viewing;
  const { connectionId, toolId } = execution;
  if (!isLimitedBy(rules, connectionId)) return execution;
  const tool = toolId === null || connectionId === null ? null : await store.tools.find(owner, toolId);
  if (tool === null) return withoutTool(withoutRows(execution));
  return (await isStillTheirs(store, owner, { tool, execution }))
    ? withoutColumns(execution, await saidBefore(viewing, execution))
    : withoutRows(execution);
}

/** The questions that a carried-over value may come from: it is theirs if they said it there. */
async function saidBefore({ turnsOf }: Viewing, execution: Execution): Promise<Turns> {
  const { conversationId, executedAt, chips } = execution;
  if (conversationId === null || chips.every((chip) => mayKnow(chip, execution, []))) return [];
  return (await turnsOf(conversationId)).filter(
    (turn) => turn.kind === 'question' && turn.executedAt < executedAt,
  );
}

function lineOf(line: RecentExecution, now: Execution | undefined): RecentExecution {
  const values = (now?.chips ?? []).map(({ parameter, value }) => [parameter.name, value]);
  return {
    ...line,
    query: now?.question ?? closedTool,
    toolName: now?.toolName ?? null,
    rowCount: now?.rowCount ?? null,
    ...(line.parameters && { parameters: Object.fromEntries(values) }),
  };
}

async function isStillTheirs(
  store: Store,
  owner: Owner,
  { tool, execution }: { tool: Tool; execution: Execution },
): Promise<boolean> {
  const { toolVersion, rewrite, chips, sql } = execution;
  if (tool.version !== toolVersion || rewrite !== null) return false;
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

/**
 * Their rows, and nothing beside them that was read from rows of everybody: it may have been kept before there were
 * rules, or when they were a maker. An answer that goes on from this one takes its chips from here.
 */
function withoutColumns(whole: Execution, before: Turns): Execution {
  const { chips, steps, error, ...execution } = whole;
  const said = error?.code === 'sql_failed' ? { ...error, message: hiddenFailures.sql_failed } : error;
  const kept = chips.map((chip) => {
    return mayKnow(chip, whole, before) ? chip : withoutValue(chip);
  });
  const isWhole = kept.every((chip, place) => chip === chips[place]);
  return {
    ...execution,
    // Sentences name the values that were asked with.
    ...(isWhole ? {} : { prose: [], chart: null }),
    candidates: ownCandidate(execution),
    chips: kept.map(withoutOthers),
    steps: steps.map(withoutNote),
    error: said,
  };
}

/** The other tools that came near may be closed now, or drafts. */
const ownCandidate = ({ candidates, toolId }: Pick<Execution, 'candidates' | 'toolId'>) =>
  candidates.filter(({ id }) => id === toolId);

/**
 * Before there were rules, or for a maker, a word of the question may have been taken for a value of anybody's row. Theirs
 * is what they said or gave by hand: of a value that was carried over, in the turn it comes from. That the statement gave
 * rows proves nothing: a count gives one for every value.
 */
function mayKnow({ parameter, value, origin, locked }: Chip, own: Execution, before: Turns): boolean {
  if (locked !== undefined || origin === 'edited' || !mayNameRow(parameter)) return true;
  const isTheirs = (one: ListItem) =>
    origin === 'kept' ? before.some((turn) => isGivenIn(turn, parameter.name, one)) : isSaidIn(own, one);
  return [value].flat().every((one) => one === null || isTheirs(one));
}

function isSaidIn({ question, chips }: Execution, value: ListItem): boolean {
  return isValueNamedInText(question, value) || chips.some((chip) => isByHand(chip, value));
}

/** A short code is a word of many questions: it was meant as a value only where it was read for this parameter. */
function isGivenIn({ question, chips }: Execution, name: string, value: ListItem): boolean {
  return chips
    .filter(({ parameter }) => parameter.name === name)
    .some((chip) => isByHand(chip, value) || isReadFrom(question, chip.words, value));
}

const isByHand = (chip: Chip, value: ListItem): boolean =>
  chip.origin === 'edited' && [chip.value].flat().includes(value);

const isReadFrom = (question: string, words: string | null, value: ListItem): boolean =>
  words !== null && isValueNamedInText(words, value) && isValueNamedInText(question, words);

const withoutValue = (chip: Chip): Chip => ({ ...chip, value: null, origin: null, words: null });

const withoutOthers = (chip: Chip): Chip => ({
  ...chip,
  parameter: hideParameterOptionsAndDefaults(chip.parameter),
  choices: [],
  alternatives: [],
});

/** The note of a step may be what the engine said of a value. */
const withoutNote = <Step extends object>(step: Step): Step & { note: null } => ({ ...step, note: null });

/** Also of its columns in an export: everything that holds something of a row. */
const ofRows = {
  result: null,
  resultHash: null,
  chart: null,
  reading: null,
  error: null,
} as const;

/** What was composed or rewritten for a question may hold a value that was found in a column. */
const ofStatement = { sql: null, template: null, rewrite: null } as const;

/** A chip goes as a whole: its value may have been found in the column. */
function withoutRows(execution: Execution): Execution {
  const { meaning: _meaning, ...rest } = execution;
  const steps = rest.steps.map(withoutNote);
  const statement = rest.rewrite === null ? {} : ofStatement;
  return {
    ...rest,
    ...statement,
    ...ofRows,
    candidates: ownCandidate(rest),
    prose: [],
    readings: [],
    chips: [],
    steps,
    rowCount: null,
  };
}

/** A run of a tool is called by the tool's name. */
const closedTool = 'A tool that is not open to you now';

/** For them there is no such tool: what it is called may be what somebody asked, with a value of a row in it. */
function withoutTool(execution: Execution): Execution {
  const question = execution.kind === 'tool' ? closedTool : execution.question;
  return {
    ...execution,
    ...ofStatement,
    question,
    candidates: [],
    toolId: null,
    toolName: null,
    toolVersion: null,
  };
}

/** A row of the table of runs, as an export holds it. What is open to its person now is not asked for. */
export function recordWithoutRows(row: Record<string, unknown>): Record<string, unknown> {
  const { receipt } = row;
  const kept = typeof receipt === 'object' && receipt !== null ? receipt : {};
  const { meaning: _meaning, steps: told, ...rest } = kept as Record<string, unknown>;
  const steps = Array.isArray(told) ? told.map(withoutNote) : [];
  const none = { prose: [], readings: [], chips: [], candidates: [] };
  const called = row.kind === 'tool' ? { question: closedTool } : {};
  return {
    ...row,
    ...called,
    tool_name: null,
    row_count: null,
    receipt: { ...rest, ...ofStatement, ...ofRows, ...none, steps },
  };
}
