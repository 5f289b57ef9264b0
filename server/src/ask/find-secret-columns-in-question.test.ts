import { expect, test } from 'vitest';
import { makeSchema } from '../../testing/make-schema.ts';
import { readQuestion } from '../language/question/question.ts';
import { secretsAsked } from './find-secret-columns-in-question.ts';

const { tables } = makeSchema({
  users: {
    columns: {
      id: 'integer',
      name: 'text',
      pwd: 'text',
      passport_no: 'text',
      passport_country: 'text',
      reset_code: 'text',
      credit_card: 'text',
      password_changed_at: 'timestamp',
      token_count: 'integer',
    },
    key: ['id'],
  },
  api_keys: { columns: { id: 'integer', api_key: 'text', created_at: 'timestamp' }, key: ['id'] },
  orders: { columns: { id: 'integer', payment: 'text', session_id: 'text' }, key: ['id'] },
});
const profiles = [
  { schema: '', table: 'orders', column: 'payment', values: ['credit card', 'cash'], min: null, max: null },
];
const source = { schema: async () => ({ tables }), profilesSoon: async () => profiles };
const asked = async (question: string) => (await secretsAsked(readQuestion(question), source))?.columns ?? [];

test.each([
  ['how many different passwords', ['users.pwd']],
  ['what is the most common password', ['users.pwd']],
  ['passwords of customers in Bern', ['users.pwd']],
  ['show names and reset codes', ['users.reset_code']],
  ['how many distinct session ids', ['orders.session_id']],
  ['list the passport numbers of all users', ['users.passport_no']],
])('[M04] ‘%s’ is about %s', async (question, columns) => {
  expect(await asked(question)).toEqual(columns);
});

test.each([
  'how many users',
  'users whose password was changed in May',
  'which passport country is the most frequent',
  'how many API keys were created in May',
  'orders paid by credit card',
  'average token count',
  'how many orders per session',
  'users by name',
  'how many secrets are there',
])('[M04] ‘%s’ is about none', async (question) => {
  expect(await asked(question)).toEqual([]);
});
