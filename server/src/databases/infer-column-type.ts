/**
 * The type of a column guessed from one value of it, for sources that tell nothing else. A text counts as a
 * timestamp only when it begins with a date that exists.
 */
export function inferColumnType(value: unknown): string {
  if (value === null || value === undefined) return 'unknown';
  if (Array.isArray(value)) return 'array';
  switch (typeof value) {
    case 'number':
      return Number.isInteger(value) ? 'integer' : 'float';
    case 'boolean':
      return 'boolean';
    case 'string':
      return startsWithDate(value) ? 'timestamp' : 'text';
    default:
      return 'jsonb';
  }
}

function startsWithDate(text: string): boolean {
  const date = /^\d{4}-\d{2}-\d{2}(?![\d-])/.exec(text)?.[0];
  if (!date) return false;
  const parsed = new Date(`${date}T00:00:00Z`);
  return !Number.isNaN(parsed.getTime()) && parsed.toISOString().startsWith(date);
}
