import { OperatorError } from '../../platform/operator-error.ts';

const corrupt = 11;
const notADatabase = 26;

/** The file is there and is no store, or no whole one. */
export function damaged(file: string, error: unknown): OperatorError | undefined {
  const code = resultCode(error);
  if (code !== corrupt && code !== notADatabase) return undefined;
  const reason = code === notADatabase ? 'it is no database' : 'it is damaged';
  return new OperatorError(`The store ${file} cannot be read: ${reason}. Put a backup in its place.`, {
    cause: error,
  });
}

/** The primary one: the engine's own codes carry more in their upper bits. */
export function resultCode(error: unknown): number | undefined {
  if (!(error instanceof Error && 'errcode' in error && typeof error.errcode === 'number')) return undefined;
  return error.errcode & 0xff;
}
