import type { BareName } from '../../guard/postgres/public-types.ts';

/** Writes the schema before each name that `schemaOf` knows one for. */
export function qualifyNames(
  text: string,
  names: readonly BareName[],
  schemaOf: (name: BareName) => string | undefined,
): string {
  const source = Buffer.from(text, 'utf8');
  const pieces: string[] = [];
  let written = 0;
  for (const name of names.toSorted((left, right) => left.place - right.place)) {
    const schema = schemaOf(name);
    if (schema === undefined) continue;
    pieces.push(source.toString('utf8', written, name.place), `"${schema.replaceAll('"', '""')}".`);
    written = name.place;
  }
  return [...pieces, source.toString('utf8', written)].join('');
}
