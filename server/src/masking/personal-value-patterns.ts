import type { MarkCategory } from '@parley/contract/database-schema';

/** What a value is by its form alone; where there are check digits, they have to be right. */
export function categoryOf(value: string): MarkCategory | null {
  const text = value.trim();
  return forms.find(({ isOne }) => isOne(text))?.category ?? null;
}

const email = /^[^\s@<>()",;:]{1,64}@[^\s@<>()",;:]{1,190}\.[\p{L}]{2,24}$/u;
const compact = (text: string) => text.replace(/[\s.\-/]/g, '');

const forms: readonly { category: MarkCategory; isOne(text: string): boolean }[] = [
  { category: 'email', isOne: (text) => email.test(text) },
  { category: 'iban', isOne: isIban },
  { category: 'card', isOne: isCard },
  { category: 'id', isOne: isNationalId },
  { category: 'phone', isOne: isPhone },
];

/** With a plus, or with the signs that people write between the groups: digits alone may be any number. */
function isPhone(text: string): boolean {
  if (!/^\+?[\d\s().\-/]{7,24}$/.test(text) || /^\d{4}-\d{2}-\d{2}/.test(text)) return false;
  const { length } = text.replace(/\D/g, '');
  const isWritten = text.startsWith('+') || /\d[\s()\-/]+\d/.test(text);
  return length >= 7 && length <= 15 && isWritten && !/^\d{1,4}[./]\d{1,2}[./]\d{1,4}/.test(text);
}

function isCard(text: string): boolean {
  const digits = text.replace(/[\s-]/g, '');
  if (!/^[2-6]\d{12,18}$/.test(digits)) return false;
  const sum = [...digits].toReversed().reduce((total, digit, place) => {
    const value = Number(digit) * (place % 2 === 1 ? 2 : 1);
    return total + (value > 9 ? value - 9 : value);
  }, 0);
  return sum % 10 === 0;
}

function isIban(text: string): boolean {
  const code = compact(text).toUpperCase();
  if (!/^[A-Z]{2}\d{2}[A-Z0-9]{11,30}$/.test(code)) return false;
  const digits = `${code.slice(4)}${code.slice(0, 4)}`.replace(/[A-Z]/g, (letter) =>
    String(letter.charCodeAt(0) - 55),
  );
  return BigInt(digits) % 97n === 1n;
}

/** Numbers that a state gives to people, by their check digits, and the American one by its form. */
function isNationalId(text: string): boolean {
  const code = compact(text).toUpperCase();
  if (/^(?!000|666|9)\d{3}-(?!00)\d{2}-(?!0000)\d{4}$/.test(text.trim())) return true;
  if (/^\d{8}[A-Z]$/.test(code)) return 'TRWAGMYFPDXBNJZSQVHLCKE'[Number(code.slice(0, 8)) % 23] === code[8];
  if (/^[12]\d{14}$/.test(code)) return 97n - (BigInt(code.slice(0, 13)) % 97n) === BigInt(code.slice(13));
  if (!/^\d{11}$/.test(code)) return false;
  return isCpf(code) || isPesel(code) || isGermanTaxId(code);
}

const sumOf = (digits: string, weights: readonly number[]) =>
  weights.reduce((sum, weight, place) => sum + weight * Number(digits[place]), 0);

function isCpf(digits: string): boolean {
  if (/^(\d)\1*$/.test(digits)) return false;
  const check = (length: number) => {
    const weights = Array.from({ length }, (_, place) => length + 1 - place);
    return ((sumOf(digits, weights) * 10) % 11) % 10;
  };
  return check(9) === Number(digits[9]) && check(10) === Number(digits[10]);
}

function isPesel(digits: string): boolean {
  const month = Number(digits.slice(2, 4)) % 20;
  const day = Number(digits.slice(4, 6));
  const sum = sumOf(digits, [1, 3, 7, 9, 1, 3, 7, 9, 1, 3]);
  return month >= 1 && month <= 12 && day >= 1 && day <= 31 && (10 - (sum % 10)) % 10 === Number(digits[10]);
}

function isGermanTaxId(digits: string): boolean {
  if (digits.startsWith('0')) return false;
  let product = 10;
  for (const digit of digits.slice(0, 10)) {
    const sum = (Number(digit) + product) % 10 || 10;
    product = (sum * 2) % 11;
  }
  return (11 - product) % 10 === Number(digits[10]);
}

const inText =
  /[^\s@<>()",;:]{1,64}@[^\s@<>()",;:]{1,190}\.\p{L}{2,24}|\b[A-Za-z]{2}\d{2}(?: ?[A-Za-z0-9]{2,4}){3,8}\b|\+?\d[\d\s().\-/]{5,22}\d/gu;

/** Values in a text that are somebody's by their form: an address, an account, a card, a number to call. */
export function* valuesIn(text: string): Generator<{ value: string; index: number; category: MarkCategory }> {
  for (const match of text.matchAll(inText)) {
    const value = match[0];
    const category = categoryOf(value);
    if (category !== null) yield { value, index: match.index, category };
  }
}
