import type { Learned, Reading } from '@parley/contract/ask';
import { askLimits } from '@parley/contract/ask';
import type { DatabaseSchema } from '@parley/contract/database-schema';
import { ParleyError } from '@parley/contract/errors';
import type { QuestionReading } from '../../ai/port.ts';
import { secretsRead } from '../../guard/secret-columns-read.ts';
import { analyseStatement } from '../../language/statement/analyse-statement.ts';
import type { AskContext } from '../ask-context-types.ts';
import { chipsFrom } from '../parameter-chips.ts';
import { markValuesNotFound } from '../running/mark-values-not-found.ts';
import { readParameterValues } from '../running/read-compared-column-values.ts';
import { proposalOf } from '../running/run-statement.ts';

/** A reading whose statement the guard and the database accept. */
export type Composed = Reading & { missing: string[]; learned?: Learned };

/** A reading less likely than this is not worth anybody's time. */
export const farFetched = 0.02;

/** Those of the first few readings that the guard and the database accept. */
export async function provenOf(
  context: AskContext,
  schema: DatabaseSchema,
  readings: readonly QuestionReading[],
): Promise<Reading[]> {
  const offered = readings.filter(({ confidence }) => confidence >= farFetched).slice(0, askLimits.readings);
  const proven = await Promise.all(offered.map((reading) => prove(context, schema, reading)));
  return proven.flatMap((one) => (one ? [withoutMissing(one)] : []));
}

/** null: the guard or the database turned down what was composed, it reads secrets, or nobody could choose it. */
export async function prove(
  { source }: AskContext,
  schema: DatabaseSchema,
  { sql, parameters, values, wording, meaning }: QuestionReading,
): Promise<Composed | null> {
  // Its wording is how it is chosen: one that could not be sent back could only be looked at.
  if (wording.length > askLimits.wording || wording !== wording.trim()) return null;
  const secrets = await secretsRead(source.dialect, sql, schema.tables);
  if ('refused' in secrets || secrets.length > 0) return null;
  const statement = await analyseStatement(source.dialect, sql);
  const known = await readParameterValues({ statement, parameters: [...parameters] }, schema.tables, source);
  const filled = chipsFrom(parameters, { values, missing: [], unused: [] }, known);
  const proposal = proposalOf({ sql, chips: filled.chips });
  const isFine = await orTurnedDown(() =>
    source.use(async (database) => database.prepare(await database.approveRead(proposal))),
  );
  return isFine === null ? null : { wording, template: sql, ...(meaning && { meaning }), ...filled };
}

/** A value that no row has is asked for, where no other reading gives anything instead. */
export async function withValuesFound(
  { source }: Pick<AskContext, 'source'>,
  { tables }: DatabaseSchema,
  reading: Composed,
): Promise<Composed> {
  const statement = await analyseStatement(source.dialect, reading.template);
  const parameters = reading.chips.map(({ parameter }) => parameter);
  const known = await readParameterValues({ statement, parameters }, tables, source);
  return { ...reading, ...(await markValuesNotFound(reading, { statement, tables, known, source })) };
}

export function withoutMissing({ wording, template, chips, meaning }: Composed): Reading {
  return { wording, template, chips, ...(meaning && { meaning }) };
}

const faults = new Set(['sql_refused', 'sql_failed', 'parameters_missing', 'parameter_invalid']);

export async function orTurnedDown<T>(work: () => Promise<T>): Promise<T | null> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof ParleyError && faults.has(error.code)) return null;
    throw error;
  }
}
