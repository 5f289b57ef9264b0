const UNKNOWN = 'An unknown error occurred.';
const NOT_LOADED =
  'Part of this page could not be loaded. The server may be down, or a new version was just installed.';

/** Browsers word it differently when a page's own code does not arrive, and none of them for people. */
const MISSING_CODE = /dynamically imported module|importing a module script failed|unable to preload css/i;

export function thrownErrorMessage(error: unknown): string {
  const message = error instanceof Error ? error.message : error;
  if (typeof message !== 'string' || message.trim() === '') return UNKNOWN;
  return MISSING_CODE.test(message) ? NOT_LOADED : message;
}
