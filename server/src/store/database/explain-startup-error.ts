import { join } from 'node:path';
import { OperatorError } from '../../platform/operator-error.ts';
import { damaged } from './sqlite-file-errors.ts';

const reasons: Readonly<Record<string, string>> = {
  '3D000': 'There is no such database. Create it first.',
  '28000': 'The role is not let in.',
  '28P01': 'The role or its password is not right.',
  '42501': 'The role may not create tables. Make it the owner of the database.',
  '3F000': 'The role has no schema to create tables in.',
};

/** What whoever runs the server can mend about the store, in a sentence; anything else as it came. */
export function explainStartupError(error: unknown, dataDir: string): unknown {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    const code = 'code' in cause ? String(cause.code) : '';
    if (Object.hasOwn(reasons, code)) {
      return new OperatorError(`DATABASE_URL cannot be used: ${cause.message}. ${reasons[code]}`, {
        cause: error,
      });
    }
    const broken = damaged(join(dataDir, 'parley.db'), cause);
    if (broken) return broken;
  }
  return error;
}
