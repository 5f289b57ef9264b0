import { fixedTokens } from '../../reader/src/query/grammar.ts';
import type { LogicalQuery } from '../../reader/src/query/logical-query.ts';
import { writeTokens } from '../../reader/src/query/query-tokens.ts';
import type { ValueMatch } from '../../reader/src/question/find-stored-values.ts';
import type { Moment } from '../../reader/src/question/resolve-period.ts';
import type { Question } from '../../reader/src/question/split-question-words.ts';
import { readClock } from '../../reader/src/question/wall-clock-arithmetic.ts';
import type { Schema } from '../../reader/src/schema/schema-types.ts';
import { makeAligner } from './align-literals-with-question.ts';
import { convertConditions } from './conditions.ts';
import type { Conversion } from './conversion-context.ts';
import { convertQuery } from './convert-select.ts';
import { convertExpression } from './expressions.ts';
import { parseSelect, Unconvertible } from './parse-tree.ts';

export type ConversionInput = {
  /** A statement in PostgreSQL. */
  sql: string;
  question: Question;
  schema: Schema;
  /** Stored values that the question names. */
  values: readonly ValueMatch[];
  moment: Moment;
};

/** `query` beside a reason: the form is right, but a literal of it is not in the question; a stand-in is there. */
export type ConversionResult =
  | { query: LogicalQuery; reason?: undefined; detail?: undefined }
  | { query?: LogicalQuery; reason: string; detail: string };

const numbers: ReadonlySet<number> = new Set(
  fixedTokens.flatMap((token) => (/^N\d+$/.test(token) ? [Number(token.slice(1))] : [])),
);

/** The logical query that a gold statement says, its literals tied to the question. `loadParser` must have finished. */
export function toLogicalQuery(input: ConversionInput): ConversionResult {
  const align = makeAligner({ ...input, numbers });
  const conversion: Conversion = {
    schema: input.schema,
    moment: readClock(input.moment.local),
    align,
    openWindows: new Set(),
    query: (select, outer) => convertQuery(conversion, select, outer),
    expression: (node, scope) => convertExpression(conversion, node, scope),
    conditions: (nodes, scope) => convertConditions(conversion, nodes, scope),
  };
  try {
    const query = conversion.query(parseSelect(input.sql), null);
    if (conversion.openWindows.size > 0) throw new Unconvertible('window alone');
    writeTokens(query);
    const [problem] = align.problems;
    return problem === undefined ? { query } : { query, reason: problem, detail: align.problems.join(', ') };
  } catch (error) {
    if (error instanceof Unconvertible) return { reason: error.reason, detail: error.message };
    if (error instanceof Error && /grammar|No token/.test(error.message))
      return { reason: 'not in the grammar', detail: error.message };
    throw error;
  }
}
