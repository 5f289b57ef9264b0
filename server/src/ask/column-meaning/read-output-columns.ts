import type { Dialect } from '@parley/contract/database-schema';
import { limits } from '@parley/contract/limits';
import { endOf } from '../explain-sql/explain-statement.ts';
import { parseSelectClauses, type Query, type SelectClauses } from '../explain-sql/parse-select-clauses.ts';
import { depthOf, isSign, isWord, splitByComma, type Token, tokensOf } from '../explain-sql/tokenize-sql.ts';

/** One column of a statement: what it is called, and the expression behind it. */
export type OutputExpression = { name: string; expression: readonly Token[] };

export type Outputs = {
  columns: readonly OutputExpression[];
  /** What stands in WHERE. */
  where: readonly Token[];
  isGrouped: boolean;
};

/** Null where the columns cannot be told from the text: several queries put together, `*`, or no SELECT at all. */
export function readOutputs(dialect: Dialect, sql: string): Outputs | null {
  if (sql.length > limits.query.readAtOnce) return null;
  const tokens = tokensOf(dialect, sql.trim().replace(/;\s*$/, ''));
  if (!isWord(tokens[0], 'SELECT', 'WITH') || depthOf(tokens) > limits.query.explainedDepth) return null;
  return outputsOf(parseSelectClauses(tokens));
}

function outputsOf({ parts, selects }: Query): Outputs | null {
  const [select, ...others] = selects;
  if (!select || others.length > 0) return null;
  const inner = innerOutputs(select, parts);
  const columns = columnsOf(select).map((part) => throughInner(toOutput(part), inner));
  if (columns.some(({ expression }) => isSign(expression.at(-1), '*') && expression.length < 4)) return null;
  return { columns, where: select.WHERE, isGrouped: select.GROUP.length > 0 };
}

function columnsOf({ SELECT: tokens }: SelectClauses): Token[][] {
  return splitByComma(isWord(tokens[0], 'DISTINCT') ? tokens.slice(1) : tokens);
}

function toOutput(part: readonly Token[]): OutputExpression {
  return { name: part.at(-1)?.text ?? '', expression: part.slice(0, endOf(part)) };
}

/** What the query in FROM gives, whether it stands there or under a name in WITH. */
function innerOutputs({ FROM: from }: SelectClauses, parts: Query['parts']): readonly OutputExpression[] {
  const [first] = from;
  if (isSign(first, '(')) return outputsOf(parseSelectClauses(from.slice(1, first?.toClose)))?.columns ?? [];
  const part = parts.find(({ name }) => name === first?.text);
  return part ? (outputsOf(parseSelectClauses(part.body))?.columns ?? []) : [];
}

/** A column that is handed on is what it was computed as. */
function throughInner(output: OutputExpression, inner: readonly OutputExpression[]): OutputExpression {
  const { expression } = output;
  const isPlain = expression.length === 1 || (expression.length === 3 && isSign(expression[1], '.'));
  const name = expression.at(-1)?.text;
  const origin = isPlain ? inner.find((one) => one.name === name) : undefined;
  return origin ? { ...output, expression: origin.expression } : output;
}
