import type { Candidate } from '@parley/contract/ask';
import { askMessages } from '@parley/contract/ask';
import { ParleyError } from '@parley/contract/errors';
import type { ParameterValue } from '@parley/contract/parameters';
import { type Tool, toolMessages } from '@parley/contract/tools';
import type { QuestionRead } from '../../ai/port.ts';
import { columnWordsOf } from '../../language/filling/column-words.ts';
import type { ParameterValues } from '../../language/filling/parameter-extraction-types.ts';
import { compareOutlines } from '../../language/matching/compare-outlines.ts';
import { isJudgedWithReading, isRelevant } from '../../language/matching/judge-tool-relevance.ts';
import { matchTool } from '../../language/matching/match-tool.ts';
import type { KnownContents, Ranked } from '../../language/matching/rank-tools.ts';
import { preselect, rerank } from '../../language/matching/rank-tools.ts';
import type { Catalogue, Entry } from '../../language/matching/tool-catalogue-types.ts';
import { type ReadingEvidence, toolFitsReading } from '../../language/matching/tool-fits-reading.ts';
import { asksForChange } from '../../language/question/asks-for-change.ts';
import { equalsToolName } from '../../language/question/equals-tool-name.ts';
import { asksWhy } from '../../language/question/is-follow-up.ts';
import type { Question } from '../../language/question/question.ts';
import { analyseStatement } from '../../language/statement/analyse-statement.ts';
import { stem, tokens } from '../../platform/text-search/tokenize-and-stem.ts';
import { isBound } from '../../row-rules/caller-bound-parameters.ts';
import type { AskContext } from '../ask-context-types.ts';
import { mayCompose } from '../composing/compose-answer.ts';
import { readAlone } from '../composing/read-question.ts';
import { hasChosenMeanings, recallReading } from '../learning/recall-reading.ts';
import { neighboursOf, tablesOf } from '../named-and-neighbouring-tables.ts';
import { readParameterValues } from '../running/read-compared-column-values.ts';
import { type ReadTool, withStatement } from '../tool-statement-facts.ts';
import { isWriter, leaveOutWritingTools, onlyTools } from './leave-out-writing-tools.ts';
import { toCandidate } from './to-candidate.ts';

/** For as many candidates the real values are looked up. */
const lookedUp = 4;

export type Found =
  | { tool: ReadTool; chosen: Candidate; candidates: Candidate[]; isFollowUp: boolean }
  | { tool: null; candidates: Candidate[] };

/** The tool a question is for: the one that was named, the one of the turn before, or the best that fits. */
export async function findTool(context: AskContext): Promise<Found> {
  const { input, question, owner, source, parts, provider, previous, signal } = context;
  if (input.toolId) return named(context, input.toolId);
  if (input.reading !== undefined) return { tool: null, candidates: await offeredBefore(context) };
  // A tool gives figures, not what they differ by.
  if (previous && mayCompose(context) && asksWhy(question.text)) return { tool: null, candidates: [] };
  if (input.mode === 'manual' && !input.toolIds?.length) {
    throw new ParleyError('invalid_input', { message: askMessages.noTool });
  }
  const stamp = await parts.refreshVectors(owner, provider, signal);
  const wanted = { owner, connectionId: source.connection.id, model: provider.embeddingModel, stamp };
  const all = onlyTools(await parts.catalogues.of(wanted), input.toolIds);
  const catalogue = leaveOutWritingTools(all, { question, mode: input.mode, previousId: previous?.toolId });
  const reached = await rankFor(context, catalogue);
  const before = reached.find(({ entry }) => entry.tool.id === previous?.toolId);
  // The tool of the turn before may write and is there to be gone on with: nothing else is found by it.
  const ranked = reached.filter((one) => one !== before || !isWriter(one.entry) || catalogue === all);
  const candidates = ranked.slice(0, 5).map((one) => toCandidate(one, question));
  if (before && (await goesOnWith(context, before))) return chosen(before, question, candidates, true);
  const same = ranked.find(({ entry }) => equalsToolName(entry.tool.name, question.text));
  if (same) return chosen(same, question, candidates, false);
  // A follow-up goes on with the answer before, composed or not, rather than with a tool that sounds like its few words.
  if ((before || previous?.reading != null) && mayCompose(context) && question.isFollowUp) {
    return { tool: null, candidates };
  }
  const [best] = ranked;
  if (best && (input.mode === 'manual' || (await isMeant(context, ranked)))) {
    return chosen(best, question, candidates, false);
  }
  if (before && (await takesUp(context, before))) return chosen(before, question, candidates, true);
  return { tool: null, candidates };
}

/** It follows up on that tool's answer, and the tool can say what is asked now. */
async function goesOnWith(context: AskContext, before: Ranked): Promise<boolean> {
  const { isFollowUp, asksToRead } = context.question;
  if (!isFollowUp || (isWriter(before.entry) && asksToRead)) return false;
  // 'And by month?' of what has no months is composed with the question before.
  return !mayCompose(context) || (await canSay(context, before));
}

/** The best tool is what was asked for, and answers in that form. */
async function isMeant(context: AskContext, ranked: readonly Ranked[]): Promise<boolean> {
  const [best] = ranked;
  if (!best || !(await isBorneOut(context, ranked))) return false;
  if (!isWriter(best.entry) && asksForChange(context.question.text, [])) return false;
  return canSay(context, best);
}

/**
 * A tool is held against what the question means on the whole schema: one that sounds alike often gives something else.
 * What says just what the tool is called, or was said to be right, needs no second opinion. Who may use tools alone has
 * nothing to fall back on, and of a tool that writes the reader, which reads alone, knows
 * nothing.
 */
async function isBorneOut(context: AskContext, ranked: readonly Ranked[]): Promise<boolean> {
  const { embeddingModel } = context.provider;
  const [best] = ranked;
  if (!best) return false;
  const isSaid = best.isSaid && best.unused.length === 0 && !(await hasChosenMeanings(context));
  const isGiven = best.isLearned || isSaid;
  const canBeRead =
    mayCompose(context) && !isGiven && !isWriter(best.entry) && isJudgedWithReading(embeddingModel);
  const read = canBeRead ? await readIfPossible(context) : null;
  if (read === null) return isRelevant(ranked, embeddingModel);
  // A meaning that the person chose for such a question is what they mean, whatever tool comes near.
  return (
    toolFitsReading(best.relevance, await evidenceOf(context, best, read)) &&
    (await recallReading(context, read)) === null
  );
}

/** What the likeliest reading says about a tool. */
async function evidenceOf(
  { source, provider }: AskContext,
  { entry, values, taken, unused }: Ranked,
  { verdict, unanswerable, readings: [likeliest] }: QuestionRead,
): Promise<ReadingEvidence> {
  const { outline } = entry.statement;
  const read = likeliest && (await analyseStatement(source.dialect, likeliest.sql)).outline;
  const said = Object.entries(likeliest?.values ?? {}).map(([name, { value }]) => [name, value] as const);
  const differences =
    outline && read
      ? compareOutlines(
          { outline, values: new Map([...boundValues(entry.tool), ...values]) },
          { outline: read, values: new Map(said) },
        )
      : null;
  const dropped = Object.values(likeliest?.values ?? {}).filter(({ origin, words }) => {
    const said = origin === 'words' ? tokens(words ?? '') : [];
    return said.length > 0 && said.every((word) => !taken.has(word) && !entry.stems.has(stem(word)));
  });
  const confidence = likeliest?.confidence ?? 0;
  // What a model rewrites may say all of it.
  const isIncomplete = unused.length > 0 && provider.cannotRewrite !== undefined;
  return { verdict, confidence, unanswerable, differences, valuesDropped: dropped.length, isIncomplete };
}

/** What the server fills, or what must be given, has a value when the tool runs. */
const boundValues = ({ parameters }: Tool): [string, ParameterValue][] =>
  parameters.filter((one) => isBound(one) || one.required).map(({ name }) => [name, '']);

/** The tool was found without the reader: one that is busy costs its word only. */
async function readIfPossible(context: AskContext): Promise<QuestionRead | null> {
  try {
    return await readAlone(context, await context.source.schema());
  } catch (error) {
    if (context.signal.aborted || !(error instanceof ParleyError)) throw error;
    return null;
  }
}

/** By itself or rewritten. A provider that does not say what it cannot rewrite is trusted to find a way. */
async function canSay(context: AskContext, { entry, unused }: Ranked): Promise<boolean> {
  const { input, question, provider, source } = context;
  if (!provider.cannotRewrite || unused.length === 0) return true;
  if (entry.tool.parameters.some(isBound)) return false;
  const schema = await source.schema();
  const tool = { ...entry.tool, statement: entry.statement, tables: tablesOf(schema, entry.tool.tables) };
  const reachable = neighboursOf(schema, tool.tables);
  const profiles = await source.profilesSoon();
  const task = { question, moment: input.moment, tool, reachable, unused, profiles };
  return provider.cannotRewrite(task).length === 0;
}

/** 'Sweden', after the customers of Norway: a value for the tool at hand, and nothing else. */
async function takesUp(context: AskContext, { entry }: Ranked): Promise<boolean> {
  const { question } = context;
  const { values, columnWords } = await knownOf(context, [entry]);
  const known = values.get(entry.tool.id) ?? [];
  const { taken, matched } = matchTool(entry, { question, head: null, columnWords }, known);
  return matched > 0 && question.terms.every((term) => taken.has(term));
}

async function rankFor(context: AskContext, catalogue: Catalogue): Promise<Ranked[]> {
  const { parts, question, receipt } = context;
  if (catalogue.entries.length === 0) return [];
  const { vector, usage } = await parts.vectorOf({ ...context, question: question.text });
  receipt.spend(usage);
  const nearest = preselect(catalogue, question, vector);
  const looked = nearest.slice(0, lookedUp).map(({ entry }) => entry);
  return rerank(catalogue, question, nearest, await knownOf(context, looked));
}

/** The real values behind the best candidates. Finding goes on without those that cannot be had. */
async function knownOf({ source, signal }: AskContext, entries: readonly Entry[]): Promise<KnownContents> {
  const known = new Map<string, readonly ParameterValues[]>();
  let columnWords: ReadonlySet<string> = new Set();
  try {
    const schema = await source.schema();
    columnWords = columnWordsOf(schema.tables);
    // One after the other: the person's own queries need the places that are left.
    for (const { tool, statement } of entries) {
      const values = await readParameterValues({ ...tool, statement }, tablesOf(schema, tool.tables), source);
      if (values.length > 0) known.set(tool.id, values);
    }
  } catch (error) {
    if (signal.aborted) throw error;
  }
  return { values: known, columnWords };
}

async function named({ owner, input, parts }: AskContext, id: string): Promise<Found> {
  const tool = await parts.store.tools.find(owner, id);
  if (tool?.connectionId !== input.connectionId) {
    throw new ParleyError('not_found', { message: toolMessages.notFound });
  }
  const { name, description, type } = tool;
  if (!tool.isActive) {
    throw new ParleyError('invalid_input', { message: `‘${name}’ is switched off. Switch it on first.` });
  }
  const chosen = { id, name, description, type, score: 1, reason: 'Chosen by hand.', lacks: null };
  const read = await withStatement(parts.statements, owner.id, tool);
  return { tool: read, chosen, candidates: [chosen], isFollowUp: false };
}

/** A meaning that is chosen by hand stands beside the same tools as before: one of them may be meant after all. */
async function offeredBefore({ owner, input, previous, parts }: AskContext): Promise<Candidate[]> {
  const isSame = previous?.question === input.question && previous.connectionId === input.connectionId;
  if (!isSame || previous.candidates.length === 0) return [];
  const tools = (await parts.store.tools.list(owner)).filter(
    ({ isActive, connectionId }) => isActive && connectionId === input.connectionId,
  );
  return previous.candidates.filter((candidate) => tools.some(({ id }) => id === candidate.id));
}

function chosen(one: Ranked, question: Question, candidates: Candidate[], isFollowUp: boolean): Found {
  const candidate = toCandidate(one, question);
  const reason = isFollowUp ? 'Continues with the previous tool.' : candidate.reason;
  const { tool, statement } = one.entry;
  return { tool: { ...tool, statement }, chosen: { ...candidate, reason }, candidates, isFollowUp };
}
