import { expect, test } from 'vitest';
import { avatarLetter, fullName, greetingName } from './person-name.ts';

test.each([
  [{ firstName: 'Ada', email: 'ada@example.com' }, 'Ada'],
  [{ firstName: ' ', email: 'ada.l@example.com' }, 'ada.l'],
  [{ firstName: '', email: '' }, 'User'],
  [{}, 'User'],
])('[B10] greets %o as %s', (person, name) => {
  expect(greetingName(person)).toBe(name);
});

test.each([
  [{ firstName: 'ada', email: 'x@example.com' }, 'A'],
  [{ firstName: '', email: 'grace@example.com' }, 'G'],
  [{ firstName: '😀 Ada', email: '' }, '😀'],
  [{}, 'U'],
])('[A11] draws the avatar of %o as %s', (person, letter) => {
  expect(avatarLetter(person)).toBe(letter);
});

test('joins the names that are there', () => {
  expect(fullName({ firstName: 'Ada', lastName: 'Lovelace' })).toBe('Ada Lovelace');
  expect(fullName({ firstName: 'Ada', lastName: '' })).toBe('Ada');
});
