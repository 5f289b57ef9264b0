const UNKNOWN = 'An unknown error occurred.';

export function thrownMessage(error: unknown): string {
  if (error instanceof Error && error.message.trim() !== '') return error.message;
  return typeof error === 'string' && error.trim() !== '' ? error : UNKNOWN;
}
