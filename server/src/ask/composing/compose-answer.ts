import type { Candidate, Execution, Reading } from '@parley/contract/ask';
import { askLimits, askMessages } from '@parley/contract/ask';
import type { DatabaseSchema } from '@parley/contract/database-schema';
import { rowRuleMessages } from '@parley/contract/spaces/row-rules-and-groups';
import type { Tool } from '@parley/contract/tools';
import { closeFrom, type QuestionRead, type QuestionReading } from '../../ai/port.ts';
import { analyseStatement } from '../../language/statement/analyse-statement.ts';
import type { AskContext } from '../ask-context-types.ts';
import { keptTool } from '../learning/find-saved-tool-for-reading.ts';
import { recallReading } from '../learning/recall-reading.ts';
import { noteContinuedQuestion } from '../note-continued-question.ts';
import { chipsWith } from '../parameter-chips.ts';
import { readParameterValues } from '../running/read-compared-column-values.ts';
import { runAnswer } from '../running/run-answer.ts';
import { runStatement } from '../running/run-statement.ts';
import { explainChange } from './explain-figure-change.ts';
import {
  type Composed,
  orTurnedDown,
  prove,
  provenOf,
  withoutMissing,
  withValuesFound,
} from './prove-reading.ts';
import { readFor } from './read-question.ts';
import { askBack, isNothing, runReading, showResult, toOffer } from './run-or-offer-readings.ts';
import { nothingLast, resultsOf, showNothing, tryReadings } from './try-readings.ts';

/** `next` are tried when the database turns the first one down, `others` are what the person may have meant instead. */
type Outcome =
  | { kind: 'answer'; reading: Composed; next: readonly QuestionReading[]; others: readonly Reading[] }
  | { kind: 'tool'; tool: Tool; reading: Composed }
  | { kind: 'open'; read: QuestionRead }
  | { kind: 'choice'; readings: Reading[] }
  | { kind: 'nothing'; unplaced: readonly string[]; closest?: Reading[]; cannotRead?: boolean };

/**
 * The answer to a question that no tool fits: a statement composed for it, which goes the same way as a tool's. Where
 * the question cannot be read, it is said what came nearest.
 */
export async function composeAnswer(
  context: AskContext,
  candidates: readonly Candidate[],
): Promise<Execution> {
  const { receipt, stage, source } = context;
  if (!mayCompose(context)) return nothing(context, { candidates });
  const schema = await source.schema();
  receipt.note({ schemaFingerprint: schema.fingerprint });
  const change = await explainChange(context, schema);
  if (change !== null && 'why' in change) return nothing(context, { candidates, schema, why: change.why });
  if (change !== null) return change;
  const outcome = await stage('compose', () => compose(context, schema));
  switch (outcome.kind) {
    case 'answer':
      return (await answerWith(context, schema, outcome)) ?? nothing(context, { candidates, schema });
    case 'tool':
      return answerWithTool(context, outcome);
    case 'open':
      return (
        (await tryReadings(context, schema, outcome.read)) ??
        nothing(context, { candidates, schema, ...(await doubted(context, schema, outcome.read)) })
      );
    case 'choice':
      return askBack(context, outcome.readings);
    case 'nothing':
      stage.note('compose', 'skipped', unreadNote(outcome));
      return nothing(context, { candidates, schema, ...outcome });
  }
}

/** Statements are composed for this question, where no tool fits. */
export function mayCompose({ input, provider, source, toolsOnly }: AskContext): boolean {
  if (toolsOnly || source.savedToolsOnly) return false;
  return provider.readQuestion !== undefined && input.mode !== 'manual';
}

type Unanswered = {
  candidates: readonly Candidate[];
  schema?: DatabaseSchema;
  unplaced?: readonly string[];
  /** What this database could say instead, where it is doubted that it holds what is asked for. */
  closest?: Reading[];
  cannotRead?: boolean;
  /** In place of the usual words. */
  why?: string;
};

/** Says that there is no answer, and what comes nearest. */
export function nothing(
  { receipt, emit, source }: AskContext,
  { candidates, schema, unplaced = [], closest = [], cannotRead = false, why }: Unanswered,
): Execution {
  receipt.note({ reading: null, template: null, sql: null, chips: [], readings: closest });
  if (closest.length > 0) emit({ event: 'readings', data: { readings: closest } });
  const words = why ?? (source.rowsLimited ? rowRuleMessages.onlyTools : undefined);
  if (words !== undefined) {
    const said = { text: words, struck: false };
    receipt.say(said);
    emit({ event: 'prose', data: said });
  }
  const nearest = candidates.slice(0, 2);
  const tables = schema ? largestTables(schema) : [];
  const { savedToolsOnly, rowsLimited } = source;
  emit({
    event: 'nothing',
    data: {
      nearest,
      unplaced: unplaced.slice(0, mostWords),
      tables,
      savedToolsOnly,
      rowsLimited,
      cannotRead,
    },
  });
  return receipt.close('nothing_relevant');
}

const mostWords = 5;
const mostTables = 8;

/** What a database is about: the tables with the most rows. */
function largestTables({ tables }: DatabaseSchema): string[] {
  return tables
    .toSorted((left, right) => (right.rowEstimate ?? 0) - (left.rowEstimate ?? 0))
    .slice(0, mostTables)
    .map(({ name }) => name);
}

function unreadNote({ unplaced, closest = [], cannotRead }: Extract<Outcome, { kind: 'nothing' }>): string {
  if (closest.length > 0) return 'This database seems not to hold what is asked for.';
  if (cannotRead) return 'The question could not be read: Parley’s own model cannot be used.';
  if (unplaced.length === 0) return 'The question could not be read.';
  return `The question could not be read: this database has nothing called ${unplaced.slice(0, mostWords).join(', ')}.`;
}

async function compose(context: AskContext, schema: DatabaseSchema): Promise<Outcome> {
  const { input } = context;
  const kept = await keptReading(context, schema);
  if (kept) return { kind: 'answer', reading: kept, next: [], others: othersOf(context) };
  const read = await readFor(context, schema);
  if (!read) return { kind: 'nothing', unplaced: [], cannotRead: true };
  const chosen = read.readings.find(({ wording }) => wording === input.reading);
  if (chosen) return firstProven(context, schema, [chosen]);
  const known = input.reading === undefined ? await knownOutcome(context, schema, read) : null;
  if (known) return known;
  if (read.verdict === 'unanswerable') return doubted(context, schema, read);
  if (input.reading === undefined)
    return read.verdict === 'sure' ? firstProven(context, schema, read.readings) : { kind: 'open', read };
  // A meaning that was chosen and is not offered any more is not replaced by another: the person chooses again.
  const readings = await provenOf(context, schema, read.readings);
  return readings.length > 0 ? { kind: 'choice', readings } : { kind: 'nothing', unplaced: read.unplaced };
}

const mostClose = 2;

/** The database seems not to hold what is asked for. What comes close is there to be chosen, and is not run unasked. */
async function doubted(
  context: AskContext,
  schema: DatabaseSchema,
  { readings, unplaced }: QuestionRead,
): Promise<Extract<Outcome, { kind: 'nothing' }>> {
  const close = readings.filter(({ confidence }) => confidence >= closeFrom).slice(0, mostClose);
  return { kind: 'nothing', unplaced, closest: await provenOf(context, schema, close) };
}

/** What the person said of this question before: the meaning that they chose, or the tool that they kept. */
async function knownOutcome(
  context: AskContext,
  schema: DatabaseSchema,
  read: QuestionRead,
): Promise<Outcome | null> {
  const recalled = await recallReading(context, read);
  if (recalled) {
    const { learned } = recalled;
    const others = read.readings.filter(({ wording }) => wording !== recalled.reading.wording);
    const tried = await firstProven(context, schema, [recalled.reading, ...others]);
    // Where the database turns down what was chosen, what comes next was not.
    const isIt = tried.kind === 'answer' && tried.reading.wording === recalled.reading.wording;
    return isIt ? { ...tried, reading: { ...tried.reading, learned } } : null;
  }
  // What seems not to be here is not answered with whatever tool comes near.
  const kept = read.verdict === 'unanswerable' ? null : await keptTool(context, read);
  const reading = kept && (await prove(context, schema, kept.reading));
  return reading && { kind: 'tool', tool: kept.tool, reading };
}

/** A tool that was kept is run like one that was found. */
async function answerWithTool(
  context: AskContext,
  { tool, reading }: Extract<Outcome, { kind: 'tool' }>,
): Promise<Execution> {
  const { receipt, emit } = context;
  const { id, name, description, type, version, sql } = tool;
  const { chips, missing } = reading;
  const candidate = { id, name, description, type, score: 1, reason: askMessages.keptBefore, lacks: null };
  receipt.note({
    toolId: id,
    toolName: name,
    toolVersion: version,
    template: sql,
    chips,
    candidates: [candidate],
  });
  emit({ event: 'chosen', data: { candidate, chips, template: sql, missing } });
  if (missing.length > 0) return receipt.close('needs_values');
  return runAnswer(context, tool, { sql, chips });
}

/** The reading that was chosen, or whose chips were edited, as the answer before holds it: nothing is read again. */
async function keptReading(context: AskContext, schema: DatabaseSchema): Promise<Composed | null> {
  const { input, previous, source } = context;
  if (input.reading === undefined || previous?.connectionId !== input.connectionId) return null;
  const kept = readingIn(previous, input.reading);
  if (!kept) return null;
  if (previous.continues) noteContinuedQuestion(context);
  const parameters = kept.chips.map(({ parameter }) => parameter);
  const statement = await analyseStatement(source.dialect, kept.template);
  const known = await readParameterValues({ statement, parameters }, schema.tables, source);
  const values =
    input.values ?? Object.fromEntries(kept.chips.map(({ parameter, value }) => [parameter.name, value]));
  const { meaning, ...read } = kept;
  // What was understood names the value before: a follow-up would go back to it.
  const isEdited = kept.chips.some(({ parameter, value }) => values[parameter.name] !== value);
  const chips = chipsWith(parameters, values, { before: kept.chips, known });
  return { ...read, ...chips, ...(meaning && !isEdited && { meaning }) };
}

function readingIn(
  { reading, readings, template, chips, meaning }: Execution,
  wording: string,
): Reading | undefined {
  if (reading === wording && template !== null)
    return { wording, template, chips, ...(meaning && { meaning }) };
  return readings.find((one) => one.wording === wording);
}

/** What the answer before offered besides the reading that is asked for now. */
function othersOf({ input, previous }: AskContext): Reading[] {
  if (!previous) return [];
  const before = previous.reading === null ? undefined : readingIn(previous, previous.reading);
  return [...(before ? [before] : []), ...previous.readings].filter(
    ({ wording }) => wording !== input.reading,
  );
}

type Tried = Extract<Outcome, { kind: 'answer' | 'nothing' }>;

async function firstProven(
  context: AskContext,
  schema: DatabaseSchema,
  readings: readonly QuestionReading[],
): Promise<Tried> {
  for (const [at, one] of readings.entries()) {
    const reading = await prove(context, schema, one);
    if (!reading) continue;
    const next = readings.slice(at + 1);
    return { kind: 'answer', reading, next, others: await provenOf(context, schema, next) };
  }
  return { kind: 'nothing', unplaced: [] };
}

async function answerWith(
  context: AskContext,
  schema: DatabaseSchema,
  first: Extract<Tried, { kind: 'answer' }>,
): Promise<Execution | null> {
  // What the person chose or edited fails with its reason; what we chose is ours to replace.
  const isTheirs = context.input.reading !== undefined || first.reading.learned !== undefined;
  if (isTheirs) return runReading(context, first.reading, first.others);
  for (let tried: Tried = first; tried.kind === 'answer'; ) {
    const { reading, next, others } = tried;
    const execution = await orTurnedDown(() => runOrAskBack(context, reading, { schema, others }));
    if (execution) return execution;
    tried = await firstProven(context, schema, next);
  }
  return null;
}

/** A meaning that gives nothing was seldom meant, where others give something: the person says which it is. */
async function runOrAskBack(
  context: AskContext,
  reading: Composed,
  { schema, others }: { schema: DatabaseSchema; others: readonly Reading[] },
): Promise<Execution> {
  const { template, chips, missing } = reading;
  if (missing.length > 0) return runReading(context, reading, others);
  if (others.length === 0)
    return runReading(context, await withValuesFound(context, schema, reading), others);
  const result = await runStatement(context, { sql: template, chips });
  if (!isNothing(result)) return showResult(context, reading, { others, result });
  const given = await resultsOf(context, others);
  const offered = others.flatMap((one, at) => {
    const gave = given[at] ?? null;
    return gave === 'failed' ? [] : [{ reading: one, result: gave }];
  });
  if (offered.every((one) => one.result !== null && isNothing(one.result)))
    return showNothing(context, await withValuesFound(context, schema, reading), { others, result });
  const likeliest = nothingLast(offered).slice(0, askLimits.readings - 1);
  return askBack(context, [
    ...likeliest.map((one) => toOffer(one.reading, one.result)),
    toOffer(withoutMissing(reading), result),
  ]);
}
