import type { ErrorCode } from '@parley/contract/errors';
import { ParleyError } from '@parley/contract/errors';
import type { Store } from '../../store/store.ts';

/** The auth library's codes, in our words. What is not here is a fault of ours or of the store. */
const known: Record<string, ErrorCode> = {
  INVALID_EMAIL_OR_PASSWORD: 'invalid_credentials',
  INVALID_EMAIL: 'invalid_credentials',
  EMAIL_NOT_VERIFIED: 'email_not_confirmed',
  // Our own hook refuses a session for one reason only.
  FAILED_TO_CREATE_SESSION: 'account_disabled',
  USER_ALREADY_EXISTS: 'email_taken',
  USER_ALREADY_EXISTS_USE_ANOTHER_EMAIL: 'email_taken',
  PASSWORD_TOO_SHORT: 'invalid_input',
  PASSWORD_TOO_LONG: 'invalid_input',
  INVALID_TOKEN: 'link_invalid',
  TOKEN_EXPIRED: 'link_invalid',
  USER_NOT_FOUND: 'link_invalid',
  INVALID_PASSWORD: 'wrong_password',
  CREDENTIAL_ACCOUNT_NOT_FOUND: 'wrong_password',
  SESSION_EXPIRED: 'unauthenticated',
  SESSION_NOT_FOUND: 'unauthenticated',
  UNAUTHORIZED: 'unauthenticated',
};

type LibraryError = Error & { statusCode: number; body?: { code?: string; message?: string } };

/** Runs a call of the auth library and turns its failures into ours. */
export async function translateAuthErrors<T>(store: Store, call: () => Promise<T>): Promise<T> {
  try {
    return await call();
  } catch (error) {
    if (error instanceof ParleyError || !isLibraryError(error)) throw error;
    const code = known[error.body?.code ?? ''] ?? (error.statusCode === 401 ? 'unauthenticated' : undefined);
    if (code) throw new ParleyError(code, { cause: error });
    // The library swallows what the store threw; asking the store again tells the two cases apart.
    await store.ping();
    throw new ParleyError('internal', { cause: error });
  }
}

/** The store took no new account. */
export function isNotCreated(error: unknown): boolean {
  if (!(error instanceof ParleyError) || !isLibraryError(error.cause)) return false;
  return error.cause.body?.code === 'FAILED_TO_CREATE_USER';
}

function isLibraryError(error: unknown): error is LibraryError {
  return error instanceof Error && 'statusCode' in error && typeof error.statusCode === 'number';
}
