import { ParleyError } from '@parley/contract/errors';
import type { ParameterValue } from '@parley/contract/parameters';
import type { QueryResult } from '@parley/contract/query';
import type { Tool } from '@parley/contract/tools';
import { readsSecrets } from '../../guard/secrets-read.ts';
import type { Course } from '../course.ts';
import { figureCheck } from '../figures/check-figures.ts';
import { wholeQuestion } from '../follow-up.ts';
import { computeFacts } from './compute-facts.ts';
import { explainedPart, withoutSecrets } from './without-secrets.ts';

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
export async function explainResult(course: Course, answered: Answered): Promise<void> {
  const { parts, owner, input, receipt, stage, emit, signal } = course;
  const { tool, values } = answered;
  const result = withoutSecrets(answered.result);
  const explained = explainedPart(result);
  const facts = computeFacts(explained);
  const task = {
    question: wholeQuestion(course),
    tool: { name: tool.name, description: tool.description },
    values,
    result: { ...explained, rows: explained.rows.slice(0, shownRows) },
    rowCount: result.rows.length,
    facts,
    moment: input.moment,
  };
  const check = figureCheck({ result, facts, question: input.question, values });
  const say = (text: string) => {
    for (const piece of check(text)) {
      receipt.say(piece);
      emit({ event: 'prose', data: piece });
    }
  };
  try {
    await stage('explain', async () => {
      const staysHere = input.values !== undefined || (await readsSecretsOf(course, answered));
      const provider = staysHere ? await parts.onThisMachine(owner) : course.provider;
      const pieces = provider.explain(task, { signal });
      let waiting = '';
      for await (const { text, usage } of pieces) {
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

async function readsSecretsOf({ source }: Course, { sql }: Answered): Promise<boolean> {
  return readsSecrets(source.dialect, sql, (await source.schema()).tables);
}

/** A point inside of a number ends no sentence. */
function lastSentenceEnd(text: string): number {
  const ends = [...text.matchAll(/[.!?](?=\s)\s*|\n+/g)];
  const last = ends.at(-1);
  return last ? last.index + last[0].length : 0;
}
