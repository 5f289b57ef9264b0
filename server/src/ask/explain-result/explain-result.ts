import { ParleyError } from '@parley/contract/errors';
import type { ParameterValue } from '@parley/contract/parameters';
import type { QueryResult } from '@parley/contract/query-result';
import type { Tool } from '@parley/contract/tools';
import { readsSecrets } from '../../guard/secret-columns-read.ts';
import { maskResult } from '../../masking/mask-result.ts';
import { maskedProvider } from '../../masking/masked-provider.ts';
import type { Masked } from '../../masking/masked-provider-for-source.ts';
import type { AskContext } from '../ask-context-types.ts';
import { figureCheck } from '../figures/check-figures.ts';
import { questionWithPrevious } from '../question-with-previous.ts';
import { computeFacts } from './compute-facts.ts';
import { explainedPart } from './limit-explained-columns.ts';
import { withoutSecretColumns } from './without-secret-columns.ts';

/** As many rows as an explainer gets to see; what is computed covers all of them. */
const shownRows = 50;

type Answered = {
  /** What answered: a tool, or a statement composed for the question. */
  tool: Pick<Tool, 'name' | 'description'>;
  /** The statement that ran. */
  sql: string;
  result: QueryResult;
  values: Record<string, ParameterValue>;
};

/**
 * Prose whose every figure is checked against cells and aggregates, sentence by sentence as it comes. A provider that
 * fails here costs the prose, not the result. After an edit by hand nobody is asked, nor where the statement reads
 * secrets, under whatever name they come out: the built-in engine says it.
 */
export async function explainResult(context: AskContext, answered: Answered): Promise<void> {
  const { parts, owner, input, receipt, stage, emit, signal, isCleared } = context;
  try {
    await stage('explain', async () => {
      const staysHere = input.values !== undefined || (await readsSecretsOf(context, answered));
      const hidden = await hiddenFrom(context, answered, staysHere);
      const { task } = toExplain(context, answered, hidden?.result ?? answered.result);
      // Whoever may see the values reads them in the place of stand-ins; the figures are those of the real rows.
      const shown = hidden && !isCleared ? hidden.result : answered.result;
      const { result, facts } = toExplain(context, answered, shown);
      const check = figureCheck({ result, facts, question: input.question, values: answered.values });
      const say = (text: string) => {
        for (const piece of check(hidden && isCleared ? hidden.standIns.reveal(text) : text)) {
          receipt.say(piece);
          emit({ event: 'prose', data: piece });
        }
      };
      const provider = staysHere ? await parts.onThisMachine(owner) : context.provider;
      const explainer = hidden ? maskedProvider(provider, hidden.masking, hidden.standIns) : provider;
      let waiting = '';
      for await (const { text, usage } of explainer.explain(task, { signal })) {
        receipt.spend(usage);
        waiting += text;
        const end = lastSentenceEnd(waiting);
        if (end > 0) say(waiting.slice(0, end));
        waiting = waiting.slice(end);
      }
      if (waiting !== '') say(waiting);
    });
  } catch (error) {
    if (!(error instanceof ParleyError) || error.code === 'query_cancelled') throw error;
    stage.note('explain', 'failed', error.message);
  }
}

type Hidden = Masked & { result: QueryResult };

/** The rows with stand-ins; null where the explanation does not leave, or says nothing that is marked. */
async function hiddenFrom(
  { masked, isCleared }: AskContext,
  { sql, result }: Answered,
  staysHere: boolean,
): Promise<Hidden | null> {
  if (!masked || (isCleared && staysHere)) return null;
  const masks = await masked.masking.masksOf({ sql }, result);
  return { ...masked, result: maskResult(result, masks, masked.standIns) };
}

/** What an explainer gets of these rows, and what its figures are held against. */
function toExplain(context: AskContext, { tool, values }: Answered, rows: QueryResult) {
  const result = withoutSecretColumns(rows);
  const explained = explainedPart(result);
  const facts = computeFacts(explained);
  const task = {
    question: explainedQuestion(context),
    tool: { name: tool.name, description: tool.description },
    values,
    result: { ...explained, rows: explained.rows.slice(0, shownRows) },
    rowCount: result.rows.length,
    facts,
    moment: context.input.moment,
  };
  return { result, facts, task };
}

/** A meaning that was chosen by hand is told in its own words: the question may speak of things that are not here. */
function explainedQuestion(context: AskContext): string {
  return context.input.reading ?? questionWithPrevious(context);
}

async function readsSecretsOf({ source }: AskContext, { sql }: Answered): Promise<boolean> {
  return readsSecrets(source.dialect, sql, (await source.schema()).tables);
}

/** A point inside of a number ends no sentence. */
function lastSentenceEnd(text: string): number {
  const ends = [...text.matchAll(/[.!?](?=\s)\s*|\n+/g)];
  const last = ends.at(-1);
  return last ? last.index + last[0].length : 0;
}
