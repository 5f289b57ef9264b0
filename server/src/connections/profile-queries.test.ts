import { expect, test } from 'vitest';
import { isSecret } from './profile-queries.ts';

test.each([
  'password',
  'userPassword',
  'PASSWORD_HASH',
  'api-key',
  'apiKey',
  'refresh token',
  'pin',
  'authToken',
])('%s sounds like a secret', (column) => {
  expect(isSecret(column)).toBe(true);
});

test.each([
  'passengers',
  'hashtag',
  'class_name',
  'classname',
  'footprint',
  'shipping',
  'tokenised',
  'secretary',
])('%s does not', (column) => {
  expect(isSecret(column)).toBe(false);
});
