import type { Candidate } from '@parley/contract/ask';
import { askMessages } from '@parley/contract/ask';
import { ParleyError } from '@parley/contract/errors';
import type { Tool } from '@parley/contract/tools';
import { toolMessages } from '@parley/contract/tools';
import type { AskedTool, ParameterValues } from '../language/filling/extraction.ts';
import { formWishes } from '../language/filling/form-wishes.ts';
import { denials } from '../language/filling/leftovers.ts';
import { startReading } from '../language/filling/reading.ts';
import { askedShape } from '../language/question/asked-shape.ts';
import { asksToRead } from '../language/question/asks-for-change.ts';
import { isFollowUp } from '../language/question/follow-up.ts';
import { isNamedAfter } from '../language/question/named-after.ts';
import { tokens } from '../platform/text-search/tokens.ts';
import type { Catalogue } from './catalogue.ts';
import type { Course } from './course.ts';
import { knownValues } from './known-values.ts';
import { isWriter, onlyTools, withoutWriters } from './narrow-catalogue.ts';
import type { Ranked } from './rank.ts';
import { isRelevant, meantOf, preselect, rerank, toCandidate } from './rank.ts';
import { neighboursOf, tablesOf } from './reachable-tables.ts';
import { reread } from './reread.ts';

/** For as many candidates the real values are looked up. */
const lookedUp = 4;

export type Found =
  | { tool: Tool; chosen: Candidate; candidates: Candidate[]; isFollowUp: boolean }
  | { tool: null; candidates: Candidate[] };

/** The tool a question is for: the one that was named, the one of the turn before, or the best that fits. */
export async function findTool(course: Course): Promise<Found> {
  const { input, owner, source, parts, provider, previous, signal } = course;
  if (input.toolId) return named(course, input.toolId);
  if (input.reading !== undefined) return { tool: null, candidates: [] };
  if (input.mode === 'manual' && !input.toolIds?.length) {
    throw new ParleyError('invalid_input', { message: askMessages.noTool });
  }
  const stamp = await parts.refreshVectors(owner, provider, signal);
  const place = { profileId: owner.id, connectionId: source.connection.id };
  const wanted = { ...place, model: provider.embeddingModel, stamp };
  const all = onlyTools(await parts.catalogues.of(wanted), input.toolIds);
  const catalogue = withoutWriters(all, { ...input, previousId: previous?.toolId });
  const reached = await rankFor(course, catalogue);
  const before = reached.find(({ entry }) => entry.tool.id === previous?.toolId);
  // The tool of the turn before may write and is there to be gone on with: nothing else is found by it.
  const ranked = reached.filter((one) => one !== before || !isWriter(one.entry) || catalogue === all);
  const candidates = ranked.slice(0, 5).map((one) => toCandidate(one, input.question));
  if (before && goesOnWith(before, input.question)) return chosen(before, input.question, candidates, true);
  const same = ranked.find(({ entry }) => isNamedAfter(entry.tool.name, input.question));
  if (same) return chosen(same, input.question, candidates, false);
  // 'And by month?' goes on with the statement that was composed, as it would with a tool.
  if (previous?.reading != null && provider.readQuestion && isFollowUp(input.question)) {
    return { tool: null, candidates };
  }
  const isFitting = input.mode === 'manual' || isRelevant(ranked, provider.embeddingModel);
  const best = isFitting ? await firstThatCan(course, ranked) : undefined;
  if (best) return chosen(best, input.question, candidates, false);
  if (before && (await takesUp(course, before))) {
    return chosen(before, input.question, candidates, true);
  }
  return { tool: null, candidates };
}

function goesOnWith({ entry }: Ranked, question: string): boolean {
  return isFollowUp(question) && !(isWriter(entry) && asksToRead(question));
}

/**
 * The best tool that answers in the form that is asked for, by itself or rewritten. A provider that does not say
 * what it cannot rewrite is trusted to find a way.
 */
async function firstThatCan(course: Course, ranked: readonly Ranked[]): Promise<Ranked | undefined> {
  const { input, provider, source } = course;
  if (input.mode === 'manual') return ranked[0];
  const near = meantOf(ranked);
  if (!provider.cannotRewrite) return near[0];
  const schema = await source.schema();
  const tries = near.map((one) => {
    const tool = { ...one.entry.tool, tables: tablesOf(schema, one.entry.tool.tables) };
    return { one, tool, unused: wishesLeft(tool, input) };
  });
  if (tries[0]?.unused.length === 0) return tries[0].one;
  const profiles = await source.profiles();
  return tries.find(({ tool, unused }) => {
    const reachable = neighboursOf(schema, tool.tables);
    return (
      unused.length === 0 ||
      provider.cannotRewrite?.({ ...input, tool, reachable, unused, profiles }).length === 0
    );
  })?.one;
}

/** Wishes for another form, and for what is not there, that the tool does not meet by itself. */
function wishesLeft(tool: AskedTool, { question, moment }: Course['input']): string[] {
  const reading = startReading({ question, tool, moment, known: [], previous: null });
  return [...formWishes(reading), ...denials(reading)].map((span) => reading.question.say(span));
}

/** 'Sweden', after the customers of Norway: a value for the tool at hand, and nothing else. */
async function takesUp(course: Course, before: Ranked): Promise<boolean> {
  const { question } = course.input;
  const known = await knownOf(course, [before]);
  const told = { question, shape: askedShape(question), head: null };
  const { taken, matched } = reread(before.entry, told, known.get(before.entry.tool.id) ?? []);
  return matched > 0 && tokens(question).every((word) => taken.has(word));
}

async function rankFor(course: Course, catalogue: Catalogue): Promise<Ranked[]> {
  const { parts, input, receipt } = course;
  if (catalogue.entries.length === 0) return [];
  const { vector, usage } = await parts.vectorOf({ ...course, question: input.question });
  receipt.spend(usage);
  const nearest = preselect(catalogue, input.question, vector);
  return rerank(catalogue, input.question, nearest, await knownOf(course, nearest.slice(0, lookedUp)));
}

/** The real values behind the best candidates. Finding goes on without those that cannot be had. */
async function knownOf(
  { source, signal }: Course,
  ranked: readonly Ranked[],
): Promise<Map<string, readonly ParameterValues[]>> {
  const known = new Map<string, readonly ParameterValues[]>();
  try {
    const schema = await source.schema();
    // One after the other: the person's own queries need the places that are left.
    for (const { entry } of ranked) {
      const { tool } = entry;
      const values = await knownValues(tool, tablesOf(schema, tool.tables), source);
      if (values.length > 0) known.set(tool.id, values);
    }
  } catch (error) {
    if (signal.aborted) throw error;
  }
  return known;
}

async function named({ owner, input, parts }: Course, id: string): Promise<Found> {
  const tool = await parts.store.tools.find(owner.id, id);
  if (tool?.connectionId !== input.connectionId) {
    throw new ParleyError('not_found', { message: toolMessages.notFound });
  }
  const { name, description, type } = tool;
  if (!tool.isActive) {
    throw new ParleyError('invalid_input', { message: `‘${name}’ is switched off. Switch it on first.` });
  }
  const chosen = { id, name, description, type, score: 1, reason: 'Chosen by hand.', lacks: null };
  return { tool, chosen, candidates: [chosen], isFollowUp: false };
}

function chosen(one: Ranked, question: string, candidates: Candidate[], isFollowUp: boolean): Found {
  const candidate = toCandidate(one, question);
  const reason = isFollowUp ? 'Goes on with the tool of the question before.' : candidate.reason;
  return { tool: one.entry.tool, chosen: { ...candidate, reason }, candidates, isFollowUp };
}
