import { sayConditions } from './say-condition.ts';
import type { Names } from './say-expression.ts';
import type { Token } from './tokenize-sql.ts';
import { isSign, isWord, outerPlaces, splitAt } from './tokenize-sql.ts';

export type JoinedTable = { name: string; alias: string; join: string; on: readonly Token[] };

const joinWords = ['JOIN', 'STRAIGHT_JOIN'] as const;
const beforeJoin = ['LEFT', 'RIGHT', 'FULL', 'INNER', 'CROSS', 'OUTER', 'NATURAL', 'LATERAL'] as const;

/** The tables of a FROM in their order. */
export function sourcesIn(from: readonly Token[]): JoinedTable[] {
  const places = outerPlaces(from, (token) => isSign(token, ',') || isWord(token, ...joinWords));
  return splitAt(from, places).map((part, index) => {
    const before = from[(places[index - 1] ?? 0) - 1];
    const outer = from[(places[index - 1] ?? 0) - 2];
    const join = isWord(before, 'OUTER') ? outer : before;
    const words = trimmed(part);
    const [on = words.length] = outerPlaces(words, (token) => isWord(token, 'ON', 'USING'));
    const table = words.slice(0, on);
    return {
      ...nameOf(table),
      join: index > 0 && isWord(join, ...beforeJoin) ? (join?.text.toUpperCase() ?? '') : '',
      on: isWord(words[on], 'ON') ? words.slice(on + 1) : [],
    };
  });
}

/** Words that belong to the next join. */
function trimmed(part: readonly Token[]): readonly Token[] {
  const start = part.findIndex((token) => !isWord(token, ...beforeJoin));
  let end = part.length;
  while (end > 0 && isWord(part[end - 1], ...beforeJoin)) end -= 1;
  return part.slice(Math.max(0, start), end);
}

function nameOf(table: readonly Token[]): Pick<JoinedTable, 'name' | 'alias'> {
  const last = table.at(-1)?.text ?? '';
  if (isSign(table[0], '('))
    return { name: 'the rows of another query', alias: isSign(table.at(-1), ')') ? '' : last };
  let end = 1;
  while (isSign(table[end], '.')) end += 2;
  if (isSign(table[end], '(')) return { name: `the rows that ${table[0]?.text} gives`, alias: last };
  const name = table
    .slice(0, end)
    .map(({ text }) => text)
    .join('');
  return { name, alias: table.length > end ? last : (table[end - 1]?.text ?? '') };
}

/** Where one table is read, its columns need no table in front. */
export function namesOf(sources: readonly JoinedTable[]): Names {
  const [only, ...others] = sources;
  if (only && others.length === 0) return new Map([[only.alias.toLowerCase(), '']]);
  return new Map(
    sources.map(({ name, alias }) => [
      alias.toLowerCase(),
      name.includes(' ') ? alias : (name.split('.').at(-1) ?? name),
    ]),
  );
}

export function sayTables(sources: readonly JoinedTable[], names: Names): string[] {
  const [first, ...others] = sources;
  if (!first) return ['It reads no table.'];
  return [
    `It reads ${first.name}.`,
    ...others.map(({ name, join, on }) => {
      const fitting = on.length > 0 ? ` where ${sayConditions(on, names).join(' and ')}` : '';
      if (join === 'LEFT') return `To each row it adds ${name}${fitting}; rows without a match stay.`;
      if (join === 'FULL' || join === 'RIGHT') return `It adds ${name}${fitting}; rows without a match stay.`;
      if (fitting === '') return `It puts every row together with every row of ${name}.`;
      return `It adds ${name}${fitting}.`;
    }),
  ];
}
