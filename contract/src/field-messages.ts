import { z } from 'zod';

type Issue = z.core.$ZodRawIssue;

/** Replaces the validator's own English everywhere in this process. A schema's own message still wins. */
export function useFieldMessages(): void {
  z.config({ localeError: fieldMessage });
}

/** What is wrong with one field, as a person would say it: 'limit must be at most 100.' */
export function fieldMessage(issue: Issue): string {
  const place = (issue.path ?? []).join('.');
  if (issue.code === 'unrecognized_keys') return unknownFields(place, issue.keys);
  if (issue.code === 'invalid_type' && issue.input === undefined) {
    return place === '' ? 'Please send an object with the fields of this call.' : `${place} is required.`;
  }
  return `${place === '' ? 'What was sent' : place} ${complaint(issue)}`;
}

/** The first mistake, with its place, for where no field stands beside it. */
export function firstMistake({ issues }: z.ZodError): string {
  const [issue] = issues;
  if (!issue) return 'It is not valid.';
  const place = issue.path.join('.');
  return place === '' || issue.message.includes(place) ? issue.message : `${place}: ${issue.message}`;
}

function unknownFields(place: string, keys: readonly string[]): string {
  const where = place === '' ? '' : ` in ${place}`;
  const named = keys.slice(0, 5).join(', ');
  return keys.length === 1 ? `There is no field ${named}${where}.` : `There are no fields ${named}${where}.`;
}

function complaint(issue: Issue): string {
  switch (issue.code) {
    case 'invalid_type':
      return `must be ${typeNames[issue.expected] ?? 'of another type'}.`;
    case 'invalid_value':
      return oneOf(issue.values.map(String));
    case 'too_big':
      return tooBig(issue);
    case 'too_small':
      return tooSmall(issue);
    case 'invalid_format':
      return formats[issue.format] ?? 'is not written as expected here.';
    case 'not_multiple_of':
      return `must be a multiple of ${issue.divisor}.`;
    case 'invalid_union':
      return Array.isArray(issue.options) ? oneOf(issue.options.map(String)) : 'is of no form accepted here.';
    default:
      return 'is not valid.';
  }
}

const typeNames: Record<string, string> = {
  string: 'a text',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
  array: 'a list',
  object: 'an object',
  record: 'an object',
  null: 'null',
};

const formats: Record<string, string> = {
  uuid: 'is not a valid id.',
  url: 'must be a full address, such as https://example.com.',
  email: 'is not an email address.',
  datetime: 'must be a date and time, such as 2026-01-31T09:00:00Z.',
};

function oneOf(values: readonly string[]): string {
  return values.length === 1 ? `must be ${values[0]}.` : `must be one of: ${values.join(', ')}.`;
}

const units: Record<string, string> = { string: 'characters', array: 'entries' };

type Bound = { origin: string; inclusive?: boolean | undefined };

function tooBig({ origin, maximum, inclusive }: Bound & { maximum: number | bigint }): string {
  const most = maximum.toLocaleString('en-US');
  const unit = units[origin];
  if (unit) return `must have at most ${most} ${unit}.`;
  return inclusive === false ? `must be less than ${most}.` : `must be at most ${most}.`;
}

function tooSmall({ origin, minimum, inclusive }: Bound & { minimum: number | bigint }): string {
  const least = minimum.toLocaleString('en-US');
  const unit = units[origin];
  if (unit) return minimum === 1 ? 'must not be empty.' : `must have at least ${least} ${unit}.`;
  return inclusive === false ? `must be more than ${least}.` : `must be at least ${least}.`;
}
