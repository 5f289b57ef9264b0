import type { ListItem, Parameter, ParameterValue } from '@parley/contract/parameters';
import { listOfText } from '../../../lib/forms/list-to-lines.ts';

type Typed = { value: ParameterValue } | { problem: string };

/** What somebody typed, as the parameter's type wants it. The server looks again. */
export function parseTypedValue({ type, list, required }: Parameter, text: string): Typed {
  const trimmed = text.trim();
  if (trimmed === '') return required ? { problem: 'Please give a value.' } : { value: null };
  return list ? typedList(type, trimmed) : typedItem(type, trimmed);
}

function typedList(type: Parameter['type'], text: string): Typed {
  const items = listOfText(text).map((item) => typedItem(type, item));
  const wrong = items.find((item) => 'problem' in item);
  return wrong ?? { value: items.flatMap((item) => ('value' in item ? [item.value] : [])) };
}

function typedItem(type: Parameter['type'], trimmed: string): { value: ListItem } | { problem: string } {
  if (type === 'boolean') return { value: trimmed === 'true' };
  if (type === 'integer' && !/^[+-]?\d+$/.test(trimmed)) return { problem: 'Give a whole number.' };
  if (type === 'number' && !Number.isFinite(Number(trimmed))) return { problem: 'Give a number.' };
  if (type === 'date' && !/^\d{4}-\d{2}-\d{2}$/.test(trimmed)) {
    return { problem: 'Give a date such as 2026-11-15.' };
  }
  const isSafeNumber = (type === 'integer' || type === 'number') && Number.isSafeInteger(Number(trimmed));
  return { value: isSafeNumber ? Number(trimmed) : trimmed };
}
