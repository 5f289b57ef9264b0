import { type Parameter, parameterList } from '@parley/contract/parameters';
import { expect, test } from 'vitest';
import {
  bindingCondition,
  checkableParameter,
  cleanParameter,
  defaultFrom,
  defaultText,
  newBinding,
  optionsFrom,
  withBinding,
  withList,
} from './parameter-draft.ts';

test('keeps a default in the type of its parameter', () => {
  expect(defaultFrom({ type: 'integer' }, '10')).toBe(10);
  expect(defaultFrom({ type: 'text' }, '10')).toBe('10');
  expect(defaultFrom({ type: 'boolean' }, 'no')).toBe(false);
  expect(defaultFrom({ type: 'date' }, '')).toBeNull();
});

test('options can be typed one after the other', () => {
  expect(optionsFrom('paid, ').join(', ')).toBe('paid, ');
  expect(optionsFrom('paid, open')).toEqual(['paid', 'open']);
});

test('sends each option once, and none for a type without options', () => {
  const parameter = { name: 'status', type: 'enum', description: '', required: true } as const;
  expect(cleanParameter({ ...parameter, options: ['paid', '', 'paid ', 'open'] }).options).toEqual([
    'paid',
    'open',
  ]);
  expect(cleanParameter({ ...parameter, type: 'text', options: ['paid'] })).not.toHaveProperty('options');
});

test('keeps a default through a change from one value to several and back', () => {
  const one = { name: 'a', type: 'text', description: '', required: true, default: 'x, y' } as const;
  const several = withList(one, true);
  expect(several).toMatchObject({ list: true, default: ['x', 'y'] });
  expect(defaultText(several)).toBe('x, y');
  expect(withList(several, false)).toMatchObject({ list: false, default: 'x, y' });
  expect(cleanParameter({ ...several, default: ['x', ' y ', ''] })).toMatchObject({ default: ['x', 'y'] });
});

const region: Parameter = {
  name: 'Region',
  type: 'enum',
  description: 'Where they sell',
  required: false,
  default: 'South',
  options: ['Nordics', 'South'],
};

test('[N06] what the server fills is sent without default and options, as one value or a list', () => {
  const bound = cleanParameter(withBinding(region, newBinding('attribute', region)));
  expect(bound).toEqual({
    name: 'Region',
    type: 'text',
    description: 'Where they sell',
    required: true,
    list: false,
    boundTo: { kind: 'attribute', name: 'region' },
  });
  const groups = cleanParameter(withBinding(bound, { kind: 'groups' }));
  expect(groups).toMatchObject({ list: true, boundTo: { kind: 'groups' } });
  const mail = cleanParameter(withBinding(groups, { kind: 'mail' }));
  for (const one of [bound, groups, mail]) expect(parameterList.safeParse([one]).success).toBe(true);
});

test('[N06] a parameter that the question fills again keeps nothing of its binding', () => {
  const groups = withBinding(region, { kind: 'groups' });
  const free = withBinding(groups, undefined);
  expect(free).not.toHaveProperty('boundTo');
  expect(free.list).toBe(false);
  expect(withBinding(region, undefined)).toEqual(region);
});

test('[N06] says which condition to write', () => {
  expect(bindingCondition({ name: 'region' }, { kind: 'attribute', name: 'region' })).toBe(
    'region = :region',
  );
  expect(bindingCondition({ name: 'teams' }, { kind: 'groups' })).toBe('team IN (:teams)');
  expect(bindingCondition({ name: 'me' }, { kind: 'mail' })).toBe('email = :me');
});

test('a statement is checked while the name of an attribute is being typed', () => {
  const typing = withBinding(region, { kind: 'attribute', name: '' });
  expect(checkableParameter(typing)).not.toHaveProperty('boundTo');
  const whole = withBinding(region, { kind: 'attribute', name: 'region' });
  expect(checkableParameter(whole)).toHaveProperty('boundTo');
});
