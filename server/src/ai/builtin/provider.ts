import { setImmediate as nextTurn } from 'node:timers/promises';
import { builtinEngine } from '@parley/contract/ai/provider-forms';
import { ParleyError } from '@parley/contract/errors';
import { extractParameters } from '../../language/filling/extract-parameters-by-rules.ts';
import type { AiProvider, Answered, Calling, QuestionRead } from '../port.ts';
import type { Embedder } from './embed/embedder.ts';
import { createEmbedder } from './embed/embedder.ts';
import { explainResultByRules } from './explain/explain-result-by-rules.ts';
import { createReaderModel, type ReaderModel } from './model/reader-model.ts';
import { createQuestionReader, type QuestionReader } from './read/question-reader.ts';
import { rewriteSql, unformed } from './rewrite/rewrite-sql.ts';
import { type Starter, starterQuestions } from './suggest/starter-questions.ts';
import { suggestTools } from './suggest/suggest-tools.ts';
import { writeSql } from './suggest/write-tool-sql.ts';

/** The engine keeps a thread for its model; whoever made it ends it. */
export type Builtin = {
  /** The engine as one person has it: where there is one thread for all, people take turns. */
  providerFor(asker: string): AiProvider;
  /** Loads what the first question would wait for. */
  warmUp(): Promise<void>;
  close(): Promise<void>;
};

export type BuiltinOptions = {
  readsQuestions?: boolean;
  readerThreads?: number | undefined;
  /** Instead of one of its own. */
  model?: ReaderModel | undefined;
};

/** Thinks with no key and no network: the same question gets the same answer every time. */
export function createBuiltinProvider({
  readsQuestions = true,
  readerThreads,
  model = createReaderModel({ threads: readerThreads }),
}: BuiltinOptions = {}): Builtin {
  const embedder = createEmbedder(model);
  const questions = readsQuestions ? createQuestionReader(model) : null;
  return {
    providerFor: (asker) => providerOf({ embedder, questions }, asker),
    warmUp: async () => {
      await embedder.embed(['orders'], new AbortController().signal);
    },
    close: async () => {
      embedder.close();
      await model.close();
    },
  };
}

type Parts = { embedder: Embedder; questions: QuestionReader | null };

function providerOf({ embedder, questions }: Parts, asker: string): AiProvider {
  return {
    name: builtinEngine.name,
    model: 'Built-in engine',
    get embeddingModel() {
      return embedder.model;
    },
    suggestTools: async (task, calling) => free(calling, () => suggestTools(task)),
    writeSql: async (task, calling) => free(calling, () => writeSql(task)),
    extractParameters: async (task, calling) => free(calling, () => extractParameters(task)),
    rewriteSql: async (task, calling) => free(calling, () => rewriteSql(task)),
    cannotRewrite: unformed,
    ...(questions && {
      readQuestion: async (task, calling) => {
        return { value: await questions.read(task, { ...calling, asker }), usage: null };
      },
      readChange: async (task, calling) => {
        return { value: await questions.change(task, { ...calling, asker }), usage: null };
      },
      suggestQuestions: async (task, calling) => {
        const read = (question: string) =>
          questions.read({ ...task, question, previous: null }, { ...calling, asker });
        return { value: await understoodOf(starterQuestions(task), task.count, read), usage: null };
      },
    }),
    async *explain(task, { signal }) {
      for await (const piece of explainResultByRules(task)) {
        if (signal.aborted) throw new ParleyError('query_cancelled');
        yield piece;
      }
    },
    embed: async (texts, { signal }) => ({ value: await embedder.embed(texts, signal, asker), usage: null }),
  };
}

/** The first of them that are understood as they are meant, without a doubt. */
async function understoodOf(
  starters: readonly Starter[],
  count: number,
  read: (question: string) => Promise<QuestionRead | null>,
): Promise<string[]> {
  const understood: string[] = [];
  for (const { question, meant } of starters) {
    if (understood.length >= count) break;
    const answer = await read(question);
    if (answer?.verdict === 'sure' && meant.test(answer.readings[0]?.wording ?? ''))
      understood.push(question);
  }
  return understood;
}

/** In a turn of the event loop of its own: one after the other, several readings of a long question would hold it. */
async function free<T>({ signal }: Calling, think: () => T | Promise<T>): Promise<Answered<T>> {
  await nextTurn();
  if (signal.aborted) throw new ParleyError('query_cancelled');
  return { value: await think(), usage: null };
}
