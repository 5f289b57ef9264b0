import { expect, test } from 'vitest';
import { isCommonPassword } from './common-password-check.ts';
import { commonPasswords } from './sign-in/common-passwords.ts';

test('[B08] more than a thousand common passwords are known, in small letters', () => {
  expect(commonPasswords.size).toBeGreaterThan(1_000);
  expect([...commonPasswords].filter((password) => password !== password.toLowerCase())).toEqual([]);
});

test.each([
  '123456',
  'password',
  'qwerty',
  'PASSWORD',
  'PassWord1',
  'P@ssw0rd',
  'pa$$word!',
  'letmein',
  'Letme1n',
  'monkey2024',
  'dragon!!',
  'iloveyou',
  '1LoveYou',
  'aaaaaa',
  'ababab',
  'abcabcabc',
  '987654',
  'fedcba',
  'sdfghj',
  'hello kitty',
  'welcome123',
  'Summer2026',
  'trustno1',
])('[B08] %s is common', (password) => {
  expect(isCommonPassword(password)).toBe(true);
});

test.each([
  'difference',
  'correct horse battery',
  'a new one',
  'monkeys of the moon',
  'kq7-vexing',
  '739104',
  'Brückenpfeiler',
])('[B08] %s is not common', (password) => {
  expect(isCommonPassword(password)).toBe(false);
});
