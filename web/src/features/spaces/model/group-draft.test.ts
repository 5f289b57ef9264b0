import { expect, test } from 'vitest';
import { groupChange, peopleWords, togglePerson } from './group-draft.ts';

const group = { name: 'Nordics', personIds: ['ada', 'ben'] };

test('[N05] sends of a group what was changed, and nothing else', () => {
  expect(groupChange(group, { name: ' Nordics ', personIds: ['ben', 'ada'] })).toEqual({});
  expect(groupChange(group, { name: 'North', personIds: ['ada', 'ben'] })).toEqual({ name: 'North' });
  expect(groupChange(group, { name: 'Nordics', personIds: ['ada'] })).toEqual({ personIds: ['ada'] });
  expect(groupChange(group, { name: 'Nordics', personIds: ['ada', 'cleo'] })).toEqual({
    personIds: ['ada', 'cleo'],
  });
});

test('[N05] a person is put in once, and taken out', () => {
  expect(togglePerson(['ada'], 'ada', true)).toEqual(['ada']);
  expect(togglePerson(['ada', 'ben'], 'ada', false)).toEqual(['ben']);
});

test('names a few of a group and counts the rest', () => {
  expect(peopleWords([])).toBe('Nobody yet');
  expect(peopleWords(['Ada', 'Ben'])).toBe('Ada and Ben');
  expect(peopleWords(['Ada', 'Ben', 'Cleo', 'Dan', 'Eve'])).toBe('Ada, Ben, Cleo, and 2 more');
});
