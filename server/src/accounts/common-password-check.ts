import { authMessages } from '@parley/contract/auth';
import { ParleyError } from '@parley/contract/errors';
import { commonPasswords } from './sign-in/common-passwords.ts';

/** Ends the request with a sentence for that field of the form. */
export function assertUncommon(password: string, field: 'password' | 'newPassword'): void {
  if (!isCommonPassword(password)) return;
  const message = authMessages.commonPassword;
  throw new ParleyError('invalid_input', { message, fields: { [field]: message } });
}

/** Among those that are tried first, also in the changes that everybody makes to them. */
export function isCommonPassword(password: string): boolean {
  const lower = password.normalize('NFKC').toLowerCase().replace(/\s+/g, '');
  return spellingsOf(lower).some((text) => commonPasswords.has(text)) || isRepetition(lower) || isRun(lower);
}

/** As typed, without the year or mark at its end, and each of the two with letters in place of figures. */
function spellingsOf(text: string): string[] {
  const bare = text.replace(/[\d\p{P}\p{S}]{1,4}$/u, '');
  return [text, bare].flatMap((spelling) => [
    spelling,
    withLetters(spelling, 'i'),
    withLetters(spelling, 'l'),
  ]);
}

function withLetters(text: string, one: 'i' | 'l'): string {
  const letters: Record<string, string> = {
    '0': 'o',
    '1': one,
    '!': 'i',
    '3': 'e',
    '4': 'a',
    '@': 'a',
    '5': 's',
    $: 's',
    '7': 't',
  };
  return [...text].map((letter) => letters[letter] ?? letter).join('');
}

/** 'aaaaaa', 'ababab', 'abcabc'. */
function isRepetition(text: string): boolean {
  return /^(.{1,3})\1+$/u.test(text);
}

const rows = [
  '1234567890',
  'qwertyuiop',
  'qwertzuiop',
  'azertyuiop',
  'asdfghjkl',
  'zxcvbnm',
  'abcdefghijklmnopqrstuvwxyz',
];

/** Along a row of the keyboard or the alphabet, in either direction. */
function isRun(text: string): boolean {
  const backwards = [...text].reverse().join('');
  return text !== '' && rows.some((row) => row.includes(text) || row.includes(backwards));
}
