import { isSales, measuresOf } from '../patterns/measures.ts';
import { areCalledClients, areClients } from '../patterns/people.ts';
import type { Figure } from './asked.ts';
import type { Ground, Shaped } from './ground.ts';
import { isFilter } from './ground.ts';
import { aliasOf } from './meanings.ts';
import type { Reached } from './reach.ts';

/** 'who' asks for people: those it is all done for. */
function whoIn({ told, reach }: Pick<Ground, 'told' | 'reach'>): Reached | null {
  if (!/^\s*who\b/i.test(told.text)) return null;
  return (
    reach.find(
      ({ table, path }) =>
        path.length > 0 && table.label.length > 0 && (areClients(table) || areCalledClients(aliasOf(table))),
    ) ?? null
  );
}

/** Who leads: what is named first is ranked by what was said of it. */

export function ranked(
  { root, spoken, told, reach }: Ground,
  figure: Figure,
  end: 'high' | 'low',
): Shaped | null {
  const things = spoken.flatMap(({ word, meant: { meaning } }): ('rows' | Reached)[] =>
    meaning.kind === 'rows'
      ? /ed$/.test(word.plain)
        ? []
        : ['rows']
      : meaning.kind === 'thing'
        ? [meaning.at]
        : isFilter(meaning) && meaning.at.path.length > 0
          ? [meaning.at]
          : [],
  );
  const first = whoIn({ told, reach }) ?? things[0] ?? null;
  if (first === null) return null;
  if (first === 'rows') {
    const said = figure.kind === 'sum' || figure.kind === 'average' ? figure.column : undefined;
    const column = said ?? root.columns.find(({ role }) => role === 'rating') ?? null;
    return column && { form: 'list', figure, group: null, end, sort: column, cost: 0.2 };
  }
  if (first.table.label.length === 0) return null;
  const isSaid = spoken.some(({ meant }) => meant.meaning.kind === 'rows');
  // 'with the most users' counts users: rows of anything else between the two would be another number.
  if (things.length > 1 && figure.kind === 'count' && !isSaid && root.role !== 'join') return null;
  const isPlain = figure.kind === 'count' && !told.shape.counts && things.length === 1 && !isSaid;
  const isPaid =
    (isPlain || whoIn({ told, reach }) !== null) && measuresOf(root).some(({ isMoney }) => isMoney);
  const isOften = /\b(?:popular|common|frequent|active|busiest|often|used)\b/i.test(told.text);
  const second = things.slice(1).find((one) => one !== 'rows');
  const isJoined = root.role === 'join' && figure.kind === 'count';
  return {
    form: 'groups',
    figure:
      isPaid && !isOften ? { kind: 'money' } : isJoined && second ? { kind: 'distinct', at: second } : figure,
    group: { kind: 'thing', at: first },
    end,
    sort: null,
    cost:
      (isPlain && (isOften ? root.role === 'entity' || root.role === 'lookup' : !isPaid) ? 2 : 0) -
      (isOften && isSales(root) ? 0.5 : 0),
  };
}
