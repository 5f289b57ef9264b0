import type { ResultPage } from '@parley/contract/agent-access';
import { maskingMessages } from '@parley/contract/database-schema';
import { ParleyError } from '@parley/contract/errors';
import type { QueryResult } from '@parley/contract/query-result';
import type { Flow } from '../language/statement/column-flow.ts';
import { maskResult } from '../masking/mask-result.ts';
import type { Masked } from '../masking/masked-provider-for-source.ts';
import type { PageInput } from './paginate-result.ts';
import { paginateResult } from './paginate-result.ts';

type Rows = { result: QueryResult; hash: string; sql: string; flow?: Flow | null };

/** One page for an agent that is not cleared: what is marked has stand-ins. */
export async function maskedPage(
  { masking, standIns }: Masked,
  { result, hash, page, ...statement }: Rows & { page: PageInput },
): Promise<ResultPage> {
  // The hash of a single row would tell whether a guess at it is right.
  const plain = paginateResult(result, masking.keyed(hash), page);
  const masks = await masking.masksOf(statement, result);
  const { columns, rows } = maskResult({ ...result, rows: plain.rows }, masks, standIns);
  return { ...plain, columns: columns.map(({ name, type }) => ({ name, type })), rows };
}

/** What a database says about a failure may hold the values it failed on. */
export function withoutDatabaseWords(error: ParleyError): ParleyError {
  return error.code === 'sql_failed'
    ? new ParleyError('sql_failed', { message: maskingMessages.silentFailure })
    : error;
}
