type Rows = readonly unknown[];

const written = new WeakMap<Rows, string>();
/** Longer ones are written anew: kept for as long as their rows, they would take as much memory again. */
const mostKept = 32_768;

/**
 * The rows of a result as JSON. A run writes them into its hash, its record and its answer: all three together take a
 * twentieth of a small run. Only for rows that nobody changes any more.
 */
export function rowsAsJson(rows: Rows): string {
  const known = written.get(rows);
  if (known !== undefined) return known;
  const text = JSON.stringify(rows);
  if (text.length <= mostKept) written.set(rows, text);
  return text;
}

/** The same value as `JSON.stringify` writes, with the rows at its end. */
export function jsonWithRows({ rows, ...rest }: { columns: unknown; rows: Rows }): string {
  return jsonWith(rest, 'rows', rowsAsJson(rows));
}

/** An object as JSON, with one more member at its end whose JSON there is already. */
export function jsonWith(object: object, name: string, json: string): string {
  const text = JSON.stringify(object);
  return `${text.slice(0, -1)}${text === '{}' ? '' : ','}"${name}":${json}}`;
}

export function hasRows(value: unknown): value is { columns: unknown; rows: Rows } {
  if (typeof value !== 'object' || value === null) return false;
  return 'columns' in value && 'rows' in value && Array.isArray(value.rows);
}
