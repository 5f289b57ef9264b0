import type { ReadTask } from '../../port.ts';
import { lettersIn } from '../model/letters-in.ts';
import type { Cells } from './database-key.ts';
import type { ReaderSchema } from './reader-schema.ts';

/** So many columns are looked through for the names in a question, so many at a time. */
const mostColumns = 60;
const columnsAtOnce = 4;

/**
 * What an index of so many letters takes, twenty bytes for each at the worst, leaves room for other people's: where
 * columns hold longer texts, fewer of them are looked through.
 */
const mostLetters = 3_000_000;

/** Values of the text columns, for finding names in the question; those with few values are known already. */
export async function cellsOf(
  { valuesOf }: Pick<ReadTask, 'valuesOf'>,
  { schema, addresses }: ReaderSchema,
  signal: AbortSignal,
): Promise<Cells> {
  const cells: Cells = schema.columns.flatMap(({ values }, at) => (values.length > 0 ? [[at, values]] : []));
  const open = schema.columns
    .flatMap(({ type, values }, at) => (type === 'text' && values.length === 0 ? [at] : []))
    .slice(0, mostColumns);
  let letters = 0;
  for (let from = 0; from < open.length; from += columnsAtOnce) {
    signal.throwIfAborted();
    const group = open.slice(from, from + columnsAtOnce);
    const read = await Promise.all(
      group.map(async (at): Promise<Cells[number]> => {
        const address = addresses[at];
        return [at, address ? await valuesOf(address) : []];
      }),
    );
    for (const [at, values] of read) {
      letters += lettersIn(values);
      if (letters > mostLetters) return cells;
      if (values.length > 0) cells.push([at, values]);
    }
  }
  return cells;
}
