import type { Parameter } from '@parley/contract/parameters';
import type { AiProvider, Answered, ChangeRead, QuestionRead, QuestionReading, Rewrite } from '../ai/port.ts';
import type { ExtractedValue, Extraction } from '../language/filling/parameter-extraction-types.ts';
import type { ConnectionMasking } from './connection-masking.ts';
import { eachText, maskedTasks } from './masked-tasks.ts';
import type { StandIns } from './value-stand-ins.ts';

/**
 * A provider outside of this machine, to which nothing goes that is marked: texts have stand-ins, columns come without
 * what they hold. In what it answers the values are put in again, but for explanations, which are said to somebody.
 */
export function maskedProvider(
  provider: AiProvider,
  masking: ConnectionMasking,
  standIns: StandIns,
): AiProvider {
  const tasks = maskedTasks(masking, standIns);
  const answers = revealedAnswers(standIns);
  const { readQuestion, readChange, suggestQuestions, cannotRewrite } = provider;
  return {
    name: provider.name,
    model: provider.model,
    embeddingModel: provider.embeddingModel,
    ...(provider.explainedBy && { explainedBy: provider.explainedBy }),
    suggestTools: (task, calling) => provider.suggestTools(tasks.suggest(task), calling),
    writeSql: (task, calling) => provider.writeSql(tasks.sql(task), calling),
    extractParameters: async (task, calling) =>
      mapped(await provider.extractParameters(tasks.extract(task), calling), answers.extraction),
    rewriteSql: async (task, calling) =>
      mapped(await provider.rewriteSql(tasks.rewrite(task), calling), answers.rewrite),
    explain: (task, calling) => provider.explain(tasks.explain(task), calling),
    embed: (texts, calling) => provider.embed(texts.map(standIns.hide), calling),
    ...(cannotRewrite && {
      cannotRewrite: (task) => cannotRewrite(tasks.rewrite(task)).map(standIns.reveal),
    }),
    ...(readQuestion && {
      readQuestion: async (task, calling) =>
        mapped(await readQuestion(tasks.read(task), calling), answers.read),
    }),
    ...(readChange && {
      readChange: async (task, calling) =>
        mapped(await readChange(tasks.read(task), calling), answers.change),
    }),
    ...(suggestQuestions && {
      suggestQuestions: (task, calling) => suggestQuestions(tasks.questions(task), calling),
    }),
  };
}

function mapped<T, U>({ value, usage }: Answered<T>, to: (value: T) => U): Answered<U> {
  return { value: to(value), usage };
}

function revealedAnswers({ reveal, revealWhere, isIn }: StandIns) {
  const extracted = ({ value, words, alternatives, ...rest }: ExtractedValue): ExtractedValue => ({
    ...rest,
    value: eachText(value, reveal),
    words: words === null ? null : reveal(words),
    alternatives: alternatives.map((one) => ({
      value: eachText(one.value, reveal),
      label: reveal(one.label),
    })),
  });
  const valuesOf = (values: Readonly<Record<string, ExtractedValue>>) =>
    Object.fromEntries(Object.entries(values).map(([name, value]) => [name, extracted(value)]));
  const parameterOf = (parameter: Parameter): Parameter => ({
    ...parameter,
    description: reveal(parameter.description),
    ...(typeof parameter.default === 'string' && { default: reveal(parameter.default) }),
  });
  /** A value goes into a statement only where it can be nothing but a part of a text there. */
  const sqlOf = (sql: string) => revealWhere(sql, (value) => /^[\p{L}\p{N} .@+_-]*$/u.test(value));
  const reading = (one: QuestionReading): QuestionReading => ({
    ...one,
    sql: sqlOf(one.sql),
    parameters: one.parameters.map(parameterOf),
    values: valuesOf(one.values),
    wording: reveal(one.wording),
    ...(one.meaning !== undefined && { meaning: reveal(one.meaning) }),
  });
  return {
    extraction: ({ values, missing, unused }: Extraction): Extraction => ({
      values: valuesOf(values),
      missing,
      unused: unused.map(reveal),
    }),
    rewrite: (rewrite: Rewrite): Rewrite => {
      const sql = sqlOf(rewrite?.sql ?? '');
      // It would look for the stand-in.
      if (!rewrite || isIn(sql)) return null;
      return { sql, parameters: rewrite.parameters.map(parameterOf), reason: reveal(rewrite.reason) };
    },
    read: (read: QuestionRead | null): QuestionRead | null =>
      read && {
        ...read,
        readings: read.readings.map(reading),
        unplaced: read.unplaced.map(reveal),
        trial: {
          readings: read.trial.readings.map(reading),
          judge: (results) => {
            const { verdict, readings } = read.trial.judge(results);
            return { verdict, readings: readings.map(reading) };
          },
        },
      },
    change: (read: ChangeRead | null): ChangeRead | null =>
      read?.kind === 'change'
        ? {
            ...read,
            total: reading(read.total),
            breakdowns: read.breakdowns.map(({ fallen, risen }) => ({
              fallen: reading(fallen),
              risen: reading(risen),
            })),
          }
        : read,
  };
}
