const shown = new Intl.DateTimeFormat(undefined, { dateStyle: 'medium', timeStyle: 'short' });

/** A moment as the browser's locale writes it. */
export function timestampText(at: string): string {
  return shown.format(new Date(at));
}
