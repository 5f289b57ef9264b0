import { splitWords } from './split-words.ts';

const shorthand: Readonly<Record<string, string>> = {
  qty: 'quantity',
  amt: 'amount',
  addr: 'address',
  desc: 'description',
  num: 'number',
  nr: 'number',
  cnt: 'count',
  dob: 'date of birth',
  pct: 'percent',
  avg: 'average',
  cust: 'customer',
  prod: 'product',
  dept: 'department',
  emp: 'employee',
  mgr: 'manager',
  id: 'ID',
  url: 'URL',
  sku: 'SKU',
  vat: 'VAT',
  ip: 'IP',
  iban: 'IBAN',
  isbn: 'ISBN',
};

/** A column as a person would say it. */
export function labelOf(columnName: string): string {
  const words = splitWords(columnName);
  if (words.length === 0) return columnName.trim() || 'value';
  const spoken = words.map((word) => (Object.hasOwn(shorthand, word) ? shorthand[word] : word)).join(' ');
  return spoken.replace(/(^| )e mail( |$)/, '$1email$2');
}

/** What happened at that time: 'shipped at' is 'shipped', 'order date' stays. */
export function deedLabel(label: string): string {
  return label.replace(/ (at|on)$/, '');
}

/** `is_active` is 'active'. */
export function traitLabel(label: string): string {
  return label.replace(/^(is|has|was) (?=.)/, '');
}

export function capitalise(text: string): string {
  return text.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase());
}

/** 'a, b and c' */
export function listed(parts: readonly string[], word = 'and'): string {
  if (parts.length < 2) return parts.join('');
  return `${parts.slice(0, -1).join(', ')} ${word} ${parts.at(-1)}`;
}

export function withArticle(noun: string): string {
  const soundsOpen = /^[aeio]|^u(?!ni|s|til)/i.test(noun);
  return `${soundsOpen ? 'an' : 'a'} ${noun}`;
}

/** At most `most` letters, cut between words. */
export function shortened(text: string, most: number): string {
  const flat = text.replace(/\s+/g, ' ').trim();
  if (flat.length <= most) return flat;
  const cut = flat.slice(0, most - 1);
  return `${cut.slice(0, cut.lastIndexOf(' ') > most / 2 ? cut.lastIndexOf(' ') : undefined)}…`;
}
