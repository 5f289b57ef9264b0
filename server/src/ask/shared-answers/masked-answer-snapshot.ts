import type { Chart, Execution } from '@parley/contract/ask';
import type { MarkCategory } from '@parley/contract/database-schema';
import type { ParameterValue } from '@parley/contract/parameters';
import type { QueryResult } from '@parley/contract/query-result';
import { type SpaceAnswer, shareMessages } from '@parley/contract/spaces/shared-answers';
import { type Masks, maskResult } from '../../masking/mask-result.ts';
import type { StandIns } from '../../masking/value-stand-ins.ts';

/** An answer that has rows, of a question or of a saved tool. */
export type ShownExecution = Execution & { result: QueryResult; connectionId: string };

export function isShown(execution: Execution): execution is ShownExecution {
  const { kind, status, result, connectionId } = execution;
  return (
    (kind === 'question' || kind === 'tool') &&
    status === 'success' &&
    result !== null &&
    connectionId !== null
  );
}

/** What its asker saw. */
export function snapshotFor(execution: ShownExecution): SpaceAnswer {
  const { question, toolName, reading, chips, result, rowCount, chart, prose, connectionName, sql } =
    execution;
  return {
    question: question || (toolName ?? ''),
    toolName,
    reading,
    values: chips.flatMap(({ parameter, value }) =>
      value === null ? [] : [{ name: parameter.name, value: wordsOf(value) }],
    ),
    result,
    rowCount: rowCount ?? result.rows.length,
    chart,
    prose,
    isMasked: false,
    answeredAt: execution.executedAt,
    connectionName,
    sql,
  };
}

function wordsOf(value: ParameterValue): string {
  return Array.isArray(value) ? value.join(', ') : String(value);
}

/** For whoever has a link: neither where the rows come from nor how they were read. */
export function withoutSource(answer: SpaceAnswer): SpaceAnswer {
  return { ...answer, connectionName: null, sql: null };
}

type Hidden = {
  masks: Masks;
  /** Parameters that are compared with marked columns. */
  marked: ReadonlyMap<string, MarkCategory>;
  standIns: StandIns;
};

/**
 * The same with stand-ins for what is marked. Sentences about rows with a marked value go: a figure in them may be
 * somebody's. So does a chart that would draw one.
 */
export function maskAnswer(answer: SpaceAnswer, { masks, marked, standIns }: Hidden): SpaceAnswer {
  const typed = typedValues(answer, marked);
  // What somebody typed for a marked column need not be in it, nor be found there: a number, a part, a name spelt wrong.
  const hide = (text: string) =>
    standIns.hide(
      typed.reduce((now, { value, category }) => replaced(now, value, standIns.of(value, category)), text),
    );
  const isMasked = masks.some((mask) => mask !== null);
  const result = maskResult(answer.result, masks, standIns);
  const given = answer.values.filter(({ value }) => hide(value) !== value).map(({ value }) => value);
  // A statement may show a parameter as it was given.
  const shown = (cell: string | null) =>
    cell !== null && given.some((value) => cell.includes(value)) ? hide(cell) : cell;
  return {
    ...answer,
    question: headingOf(answer, typed, hide),
    toolName: answer.toolName && hide(answer.toolName),
    reading: answer.reading && hide(answer.reading),
    values: answer.values.map(({ name, value }) => ({ name, value: hide(value) })),
    result: { ...result, rows: result.rows.map((row) => row.map(shown)) },
    chart: answer.chart && isDrawable(answer.chart, masks) ? answer.chart : null,
    prose: isMasked ? [] : answer.prose.map((piece) => ({ ...piece, text: hide(piece.text) })),
    isMasked: isMasked || given.length > 0,
  };
}

type Typed = { value: string; category: MarkCategory };

/** Each value of a list by itself, the longest first: a shorter one may be a part of it. */
function typedValues({ values }: SpaceAnswer, marked: Hidden['marked']): Typed[] {
  return values
    .flatMap(({ name, value }) => {
      const category = marked.get(name);
      return category ? value.split(', ').map((one) => ({ value: one, category })) : [];
    })
    .filter(({ value }) => value.trim() !== '')
    .toSorted((one, other) => other.value.length - one.value.length);
}

/**
 * A question that led to a marked value without naming it as it was bound names it in other words: 'lovelace' for
 * 'Ada Lovelace', '75k' for 75000. Those cannot be told from the rest, so the question is left out.
 */
function headingOf(
  { question, toolName, reading }: SpaceAnswer,
  typed: Typed[],
  hide: (text: string) => string,
) {
  const isNamed = typed.every(({ value }) => replaced(question, value, '') !== question);
  return hide(isNamed ? question : (toolName ?? reading ?? shareMessages.hiddenQuestion));
}

function replaced(text: string, value: string, by: string): string {
  const literal = value.replaceAll(/[.*+?^${}()|[\]\\/]/g, '\\$&');
  const whole = new RegExp(`(?<![\\p{L}\\p{N}])${literal}(?![\\p{L}\\p{N}])`, 'giu');
  return text.replace(whole, () => by);
}

function isDrawable({ measures }: Chart, masks: Masks): boolean {
  return measures.every((place) => !masks[place]);
}
