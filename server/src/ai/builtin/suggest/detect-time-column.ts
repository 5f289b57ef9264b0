import type { Column, Dialect } from '@parley/contract/database-schema';
import type { ColumnProfile } from '../../port.ts';
import { sqlDialects } from '../sql/dialects/dialects.ts';
import { soundsLikeTime, timeWords } from './column-name-vocabulary.ts';
import type { TimeFact, TimeMeaning, TimeStorage } from './schema-model-types.ts';

export type Seen = {
  dialect: Dialect;
  column: Column;
  words: readonly string[];
  profile: ColumnProfile | null;
};

/** Whether a column holds points in time, and how. Numbers and texts need a name or values that say so. */
export function detectTimeColumn(seen: Seen): TimeFact | null {
  const storage = storageOf(seen);
  if (storage === null) return null;
  const isDay = seen.column.kind === 'date' || isAllDays(seen.profile);
  return { meaning: meaningOf(seen.words), storage, isDay };
}

function storageOf({ dialect, column, words, profile }: Seen): TimeStorage | null {
  if (column.kind === 'date' || column.kind === 'timestamp') {
    return (!sqlDialects[dialect].hasTimeTypes && numericStorage(profile)) || 'native';
  }
  if (!soundsLikeTime.test(words.join('_'))) return null;
  if (column.kind === 'integer' || column.kind === 'number') return numericStorage(profile);
  const isText = !sqlDialects[dialect].hasTimeTypes && column.kind === 'text';
  return isText && (profile?.min == null || isDate(profile.min)) ? 'native' : null;
}

/** Seconds of this age have nine or ten digits, milliseconds three more, Julian days seven. */
function numericStorage(profile: ColumnProfile | null): TimeStorage | null {
  const text = profile?.max ?? profile?.min ?? '';
  if (!/^\d+(\.\d+)?$/.test(text)) return null;
  const value = Number(text);
  if (value > 1e11) return 'milliseconds';
  if (value > 1e8) return 'seconds';
  return value > 2_000_000 && value < 3_000_000 ? 'julian' : null;
}

function isDate(text: string): boolean {
  return /^\d{4}-\d{2}-\d{2}/.test(text);
}

function isAllDays(profile: ColumnProfile | null): boolean {
  return [profile?.min, profile?.max].every((text) => text != null && /^\d{4}-\d{2}-\d{2}$/.test(text));
}

function meaningOf(words: readonly string[]): TimeMeaning {
  const order = ['updated', 'birth', 'due', 'done', 'created'] as const;
  return order.find((meaning) => words.some((word) => timeWords[meaning].has(word))) ?? 'event';
}
