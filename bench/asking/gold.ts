import { DatabaseSync, type SQLInputValue } from 'node:sqlite';
import type { Chip, Execution } from '@parley/contract/ask';
import type { ParameterValue } from '@parley/contract/parameters';
import { compareOutlines } from '../../server/src/language/matching/compare-outlines.ts';
import { analyseLoaded } from '../../server/src/language/statement/analyse-statement.ts';
import { containsGold, type ResultRows } from '../../training/compare-results.ts';
import type { CaseQuestion } from './read-questions.ts';
import { rightValues } from './read-questions.ts';

/**
 * `empty both`: both give nothing, which a wrong statement often does, too, and the statements are not alike by their
 * outline. Such an answer is neither right nor wrong.
 */
export type AnswerVerdict = 'same' | 'empty both' | 'other';

/**
 * Whether a statement that is not the tool's own gives what the right tool gives with the right values, or what the
 * question says by itself.
 */
export type JudgeAnswer = (asked: CaseQuestion, execution: AnsweredStatement) => AnswerVerdict;

export type AnsweredStatement = Pick<Execution, 'template' | 'rewrite' | 'chips'>;

export type Gold = {
  /** What the right tool gives with the right values. */
  rowsOf(asked: CaseQuestion): ResultRows;
  judgeAnswer: JudgeAnswer;
  close(): void;
};

/** A statement with its values. */
type Bound = { sql: string; values: Readonly<Record<string, ParameterValue>> };

export function openGold(file: string): Gold {
  const database = new DatabaseSync(file, { readOnly: true });
  return {
    rowsOf: (asked) => run(database, statementOfTool(asked)),
    judgeAnswer: (asked, { template, rewrite, chips }) => {
      const given = { sql: rewrite?.after ?? template ?? '', values: valuesOf(chips) };
      const right = [statementOfTool(asked), ...asked.literal.map((sql) => ({ sql, values: {} }))];
      return verdictOn(database, given, right);
    },
    close: () => database.close(),
  };
}

const statementOfTool = (asked: CaseQuestion): Bound => ({ sql: asked.tool.sql, values: rightValues(asked) });

function verdictOn(database: DatabaseSync, given: Bound, right: readonly Bound[]): AnswerVerdict {
  const rows = run(database, given);
  const same = right.filter((gold) => containsGold(run(database, gold), rows));
  if (same.length === 0) return 'other';
  return !givesNothing(rows) || same.some((gold) => areAlike(gold, given)) ? 'same' : 'empty both';
}

/** No rows, or figures of none: a count of zero, a sum that is NULL. */
const givesNothing = ({ rows: [first, ...others] }: ResultRows): boolean =>
  first === undefined || (others.length === 0 && first.every((cell) => cell === null || cell === 0));

function areAlike(gold: Bound, given: Bound): boolean {
  const [right, answer] = [outlined(gold), outlined(given)];
  if (!right || !answer) return false;
  return Object.values(compareOutlines(answer, right)).every((differences) => differences === 0);
}

function outlined({ sql, values }: Bound) {
  const { outline } = analyseLoaded({ dialect: 'sqlite', sql });
  return outline && { outline, values: new Map(Object.entries(values)) };
}

function run(database: DatabaseSync, { sql, values }: Bound): ResultRows {
  const statement = database.prepare(sql);
  statement.setAllowUnknownNamedParameters(true);
  statement.setReturnArrays(true);
  const bound = Object.fromEntries(Object.entries(values).map(([name, value]) => [name, bindable(value)]));
  // Given as arrays, which its type does not tell.
  const rows = statement.all(bound) as unknown as unknown[][];
  return { columns: statement.columns().map(({ name }) => name), rows };
}

const valuesOf = (chips: readonly Chip[]) =>
  Object.fromEntries(chips.map(({ parameter, value }) => [parameter.name, value]));

function bindable(value: ParameterValue): SQLInputValue {
  if (typeof value === 'boolean') return value ? 1 : 0;
  return Array.isArray(value) ? JSON.stringify(value) : value;
}
