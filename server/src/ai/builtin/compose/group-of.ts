import { stem } from '../../../platform/text-search/tokens.ts';
import { momentOf } from '../patterns/paths.ts';
import type { Granularity } from '../sql/time.ts';
import type { Group } from './asked.ts';
import type { Ground } from './ground.ts';
import { isNumber } from './is-number.ts';
import type { Meaning } from './meanings.ts';

const units = ['day', 'week', 'month', 'quarter', 'year'] as const satisfies Granularity[];

/** What there is to be a row for each of; 'unknown' where these rows have nothing of the kind. */
export function groupOf({ root, told, spoken }: Ground): Group | null | 'unknown' {
  const { dimensions } = told.shape;
  const unit = units.find((one) => dimensions.includes(stem(one)));
  const isTimed = momentOf(root) !== null;
  if (dimensions.includes(stem('weekday'))) return isTimed ? { kind: 'grain', unit: 'weekday' } : 'unknown';
  const nouns = dimensions.filter((one) => !units.some((grain) => stem(grain) === one));
  if (nouns.length > 1 || (nouns.length > 0 && unit)) return 'unknown';
  if (unit) return isTimed ? { kind: 'grain', unit } : 'unknown';
  const [noun] = nouns;
  if (noun !== undefined) {
    const found = spoken.find(({ word }) => stem(word.plain) === noun)?.meant.meaning;
    // The mean for each row of its own is the mean of all of them.
    if (found?.kind === 'rows' && told.shape.averages) return null;
    return (found && asGroup(found)) ?? 'unknown';
  }
  const which = /\b(?:which|what)\s+(\p{L}+)(?:\s+(\p{L}+))?/iu.exec(told.text)?.slice(1) ?? [];
  const kind = spoken.find(({ word, meant }) => which.includes(word.plain) && meant.meaning.kind === 'column')
    ?.meant.meaning;
  if (kind && kind.kind === 'column' && !isNumber(kind.column)) return asGroup(kind);
  // 'top cities by orders'
  const split =
    told.shape.ranks === null
      ? undefined
      : spoken.find(
          ({ meant: { meaning } }) =>
            meaning.kind === 'column' && !isNumber(meaning.column) && !meaning.isNot,
        );
  return split ? asGroup(split.meant.meaning) : null;
}

function asGroup(meaning: Meaning): Group | null {
  if (meaning.kind === 'thing')
    return meaning.at.table.label.length > 0 ? { kind: 'thing', at: meaning.at } : null;
  const isSplitting =
    meaning.kind === 'column' &&
    !['text', 'url', 'email', 'phone', 'code'].includes(meaning.column.role) &&
    meaning.column.time === null;
  return isSplitting ? { kind: 'column', at: meaning.at, column: meaning.column } : null;
}
