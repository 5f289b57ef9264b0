import type { Chip } from '@parley/contract/ask';
import type { Table } from '@parley/contract/database-schema';
import type { ParameterValues } from '../../language/filling/parameter-extraction-types.ts';
import type { StatementFacts } from '../../language/statement/analyse-statement.ts';
import type { ParameterUse } from '../../language/statement/parameter-uses.ts';
import type { AskedSource } from '../asked-source-types.ts';
import type { Filled } from '../parameter-chips.ts';
import { placesUsed } from './read-compared-column-values.ts';

type Context = {
  statement: StatementFacts;
  tables: readonly Table[];
  known: readonly ParameterValues[];
  source: Pick<AskedSource, 'holds'>;
};

/** A value of the question that no row has is asked for: bound as it is, it would answer with nothing. */
export async function markValuesNotFound(filled: Filled, context: Context): Promise<Filled> {
  const chips = await Promise.all(
    filled.chips.map(async (chip) =>
      (await isNotFound(chip, context)) ? { ...chip, notFound: true } : chip,
    ),
  );
  const notFound = chips.flatMap(({ notFound, parameter }) => (notFound ? [parameter.name] : []));
  return { chips, missing: [...new Set([...filled.missing, ...notFound])] };
}

async function isNotFound(chip: Chip, { statement, tables, known, source }: Context): Promise<boolean> {
  const { parameter, origin, value } = chip;
  const isRead = origin === 'words' || origin === 'guessed';
  const uses = (statement.uses[parameter.name] ?? []).filter(({ columns }) => columns.length > 0);
  if (!isRead || parameter.type !== 'text' || parameter.options || !uses.every(isEquality)) return false;
  const places = placesUsed(uses, tables);
  if (places.length === 0) return false;
  const columns = known.find((one) => one.parameter === parameter.name)?.columns ?? [];
  const listed = new Set(columns.flatMap(({ values }) => values.map((one) => one.toLowerCase())));
  for (const text of textsOf(value)) {
    if (listed.has(text.toLowerCase())) continue;
    const held = await Promise.all(places.map((place) => source.holds(place, text)));
    if (held.every((one) => one === false)) return true;
  }
  return false;
}

const isEquality = ({ operator, part, isJoined }: ParameterUse): boolean =>
  (operator === '=' || operator === 'in') && part === null && !isJoined;

const textsOf = (value: Chip['value']): string[] =>
  [value].flat().filter((one): one is string => typeof one === 'string' && one !== '');
