import { ParleyError } from '@parley/contract/errors';
import type { Failure } from './child/child-protocol.ts';
import { largestValue } from './sqlite-engine-limits.ts';

const unfinished =
  'Another program was stopped while it was writing to the file. Open the file with it once to put it right.';

/** SQLite's result codes; extended ones carry the primary one in their lowest byte. */
const causes: Readonly<Record<number, { code: 'connection_failed' | 'sql_failed'; reason: string }>> = {
  5: { code: 'sql_failed', reason: 'another program is writing to the file. Try again in a moment.' },
  6: { code: 'sql_failed', reason: 'another program is writing to the file. Try again in a moment.' },
  7: { code: 'sql_failed', reason: 'it needs more memory than a query may have.' },
  8: { code: 'sql_failed', reason: 'the server may read the database file, but not write to it.' },
  10: { code: 'connection_failed', reason: 'The disk failed while the database file was read.' },
  11: { code: 'connection_failed', reason: 'The database file is damaged.' },
  14: { code: 'connection_failed', reason: 'The database file could not be opened.' },
  18: { code: 'sql_failed', reason: `a value in it is larger than ${largestValue / 1_048_576} MB.` },
  26: { code: 'connection_failed', reason: 'This file is not a SQLite database, or it is encrypted.' },
  // A journal that has to be rolled back, which a handle that only reads cannot do.
  776: { code: 'connection_failed', reason: unfinished },
};

export function toParleyError({ code, message, denied }: Failure): Error {
  if (denied !== null) return new ParleyError('sql_refused', { values: { reason: denied } });
  if (code === null) return new Error(`The process that reads SQLite files failed: ${message}`);
  const cause = causes[code] ??
    causes[code & 0xff] ?? { code: 'sql_failed', reason: message.split('\n', 1)[0] ?? '' };
  return new ParleyError(cause.code, { values: { reason: cause.reason } });
}
