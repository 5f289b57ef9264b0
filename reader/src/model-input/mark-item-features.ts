import type { ValueMatch } from '../question/find-stored-values.ts';
import type { Schema } from '../schema/schema-types.ts';
import { numberWords, timeWords } from './find-number-and-time-words.ts';
import {
  type ColumnRole,
  columnTypeNumber,
  type MatchFeature,
  matchNumber,
  typeNumber,
} from './item-feature-numbers.ts';
import type { Items, LayoutInput } from './layout-types.ts';

/** The two features of an item's tokens. */
export type Marks = { match: number; type: number };

/** The features of each item. */
export function markItemFeatures({ question, schema, links, values }: LayoutInput, items: Items) {
  const numbers = numberWords(question);
  const times = timeWords(question);
  const strengths = strongestLinks(links);
  const nameStrength = (kind: 'table' | 'column' | 'word', at: number) => strengths[kind].get(at) ?? 0;
  const valueStrength = (matches: readonly ValueMatch[]) =>
    matches.some(({ exact }) => exact) ? 2 : matches.length > 0 ? 1 : 0;
  const mark = (match: MatchFeature, type: number): Marks => ({ match: matchNumber(match), type });
  return {
    word(word: number): Marks {
      const name = word < question.previousWords ? 'word before' : 'word';
      const value = valueStrength(values.filter(({ first, last }) => word >= first && word <= last));
      const link = nameStrength('word', word);
      const type = typeNumber(times.has(word) ? 'time word' : numbers.has(word) ? 'number word' : 'word');
      if (value === 2) return mark(`${name}: whole value`, type);
      if (link === 2) return mark(`${name}: whole name`, type);
      if (value === 1) return mark(`${name}: part of a value`, type);
      return mark(link === 1 ? `${name}: part of a name` : name, type);
    },
    table(table: number): Marks {
      const features = ['table', 'table: part of the name', 'table: whole name'] as const;
      return mark(features[nameStrength('table', table)], typeNumber('table'));
    },
    column(column: number): Marks {
      const features = ['column', 'column: part of the name', 'column: whole name'] as const;
      const link = nameStrength('column', column);
      const matched = link < 2 && values.some((value) => value.column === column);
      return mark(matched ? 'column: value' : features[link], columnType(schema, column));
    },
    value(at: number): Marks {
      const shown = items.values[at];
      const matches = values.filter(({ column, value }) => column === shown?.column && value === shown.value);
      const features = ['value', 'value: part', 'value: whole'] as const;
      return mark(features[valueStrength(matches)], typeNumber('value'));
    },
  };
}

/** The strongest link of each word, table and column: a long question has millions of links to a thousand tables. */
function strongestLinks(links: LayoutInput['links']) {
  const found = {
    word: new Map<number, 1 | 2>(),
    table: new Map<number, 1 | 2>(),
    column: new Map<number, 1 | 2>(),
  };
  const note = (strengths: Map<number, 1 | 2>, at: number, strength: 1 | 2) => {
    if (strength > (strengths.get(at) ?? 0)) strengths.set(at, strength);
  };
  for (const { word, kind, at, strength } of links) {
    note(found.word, word, strength);
    note(found[kind], at, strength);
  }
  return found;
}

function columnType(schema: Schema, at: number): number {
  const column = schema.columns[at];
  if (column === undefined) return 0;
  const foreign = schema.foreignKeys.some(({ from }) => from.includes(at));
  const primary = schema.tables[column.table]?.primaryKey.includes(at) === true;
  const role: ColumnRole = primary ? 'primary key' : foreign ? 'foreign key' : 'plain';
  return columnTypeNumber(column.type, role);
}
