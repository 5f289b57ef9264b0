import type { ParameterValue } from '@parley/contract/parameters';

/** A value of the statement: what it is, and the words of the question that gave it. */
export type SaidValue = { type: string; value: ParameterValue; words: string | null };

/**
 * What a statement composed for one question is about, for any values: 'orders, status paid, placed last month'
 * becomes 'orders for a given status, placed in a given period'. A tool must not be called after the values that it
 * was first asked with.
 */
export function generalizeName(wording: string, values: readonly SaidValue[]): string {
  const [subject = '', ...parts] = wording.split(', ');
  return parts.reduce((name, part) => {
    const said = values.find((one) => textsOf(one).some((text) => endsWith(part, text)));
    const text = said && textsOf(said).find((one) => endsWith(part, one));
    if (!said || text === undefined) return `${name}, ${part}`;
    const rest = part
      .slice(0, part.length - text.length)
      .replace(/(^|\s)(in|on)\s*$/, '')
      .trim();
    return `${name}${generalPart(said.type, rest)}`;
  }, subject);
}

function generalPart(type: string, rest: string): string {
  if (rest === '') return ' for a given name';
  if (type === 'date' || type === 'timestamp') return `, ${rest} in a given period`;
  if (type === 'text') return ` for a given ${rest}`;
  return `, ${rest} a given number`;
}

/** The question's own words come first: 'last month' stands for two dates. */
function textsOf({ value, words }: SaidValue): string[] {
  return [words, typeof value === 'string' || typeof value === 'number' ? String(value) : null].flatMap(
    (text) => (text === null || text.trim() === '' ? [] : [text]),
  );
}

function endsWith(part: string, text: string): boolean {
  if (!part.toLowerCase().endsWith(text.toLowerCase())) return false;
  const before = part.charAt(part.length - text.length - 1);
  return before === '' || before === ' ';
}
