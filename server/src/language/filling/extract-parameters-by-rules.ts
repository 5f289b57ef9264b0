import type { Parameter } from '@parley/contract/parameters';
import { clearFilters, isBareValue } from './clear-filters.ts';
import { fillBooleans } from './fill-booleans.ts';
import { fillDates } from './fill-dates.ts';
import { fillMarked, fillNames } from './fill-free-text.ts';
import { fillNumbers } from './fill-numbers.ts';
import { fillValues } from './fill-stored-values.ts';
import type { Reading } from './filling-state.ts';
import { startReading } from './filling-state.ts';
import type { ExtractedValue, Extraction, ExtractTask } from './parameter-extraction-types.ts';
import { unreadWords } from './unread-words.ts';

/**
 * Reads the values of a tool's parameters in a question: rules, a calendar and the real values of the columns, so
 * the same words always give the same values. The surest readers come first, and no word is read twice.
 */
export function extractParameters(task: ExtractTask): Extraction {
  const reading = startReading(task);
  clearFilters(reading);
  fillMarked(reading);
  fillValues(reading, ['exact']);
  fillDates(reading);
  fillBooleans(reading);
  fillValues(reading, ['stem', 'country']);
  fillNumbers(reading);
  fillValues(reading, ['part']);
  fillValues(reading, ['near']);
  fillNames(reading);
  const unused = unreadWords(reading);
  return { values: withDefaults(reading), missing: missingOf(reading), unused };
}

function goesOn(reading: Reading): boolean {
  return reading.question.whole.isFollowUp || isBareValue(reading);
}

function withDefaults(reading: Reading): Record<string, ExtractedValue> {
  const { tool, previous } = reading.task;
  const kept = previous !== null && goesOn(reading) ? previous.values : {};
  const entries = tool.parameters.flatMap((parameter): [string, ExtractedValue][] => {
    const value = reading.values.get(parameter.name) ?? keptValue(parameter, kept) ?? defaultValue(parameter);
    if (value) reading.values.set(parameter.name, value);
    return value ? [[parameter.name, value]] : [];
  });
  return Object.fromEntries(entries);
}

function keptValue(
  { name }: Parameter,
  kept: Readonly<Record<string, ExtractedValue['value']>>,
): ExtractedValue | null {
  const value = Object.hasOwn(kept, name) ? kept[name] : undefined;
  return value === undefined ? null : { value, origin: 'kept', words: null, alternatives: [] };
}

function defaultValue({ default: preset }: Parameter): ExtractedValue | null {
  const value = preset ?? null;
  return value === null ? null : { value, origin: 'default', words: null, alternatives: [] };
}

function missingOf({ task, values }: Reading): string[] {
  return task.tool.parameters
    .filter(({ name, required }) => required && (values.get(name)?.value ?? null) === null)
    .map(({ name }) => name);
}
