import { expect, test } from 'vitest';
import type { ZodType } from 'zod';
import { accessLimits, createTokenInput, tokenScopes, v1RunInput } from './agent-access.ts';
import { askInput, askLimits, draftToolInput } from './ask.ts';
import { runSqlInput } from './connections.ts';
import { parameterSchema } from './parameters.ts';
import { runToolInput, toolInput, toolLimits } from './tools.ts';

const letters = (most: number) => 'x'.repeat(most + 1);

function mistakes(schema: ZodType, input: object): Record<string, string> {
  const issues = schema.safeParse(input).error?.issues ?? [];
  return Object.fromEntries(issues.map(({ path, message }) => [path.join('.'), message]));
}

test('what is too long is said to be too long, not to be missing', () => {
  expect(mistakes(createTokenInput, { name: letters(accessLimits.name) }).name).toBe('Name is too long');
  expect(mistakes(askInput, { question: letters(askLimits.question) }).question).toContain('at most 2,000');
  const tool = { name: letters(toolLimits.name), sql: letters(toolLimits.sqlBytes) };
  expect(mistakes(toolInput, tool)).toMatchObject({
    name: 'Name is too long',
    sql: 'The statement is too long',
  });
});

test('more values, scopes or entries than any call needs are refused in one sentence', () => {
  const many = Object.fromEntries(Array.from({ length: 1_001 }, (_, index) => [`k${index}`, {}]));
  const sentence = 'Please send at most 1,000 values.';
  expect(mistakes(runToolInput, { values: many })).toEqual({ values: sentence });
  expect(mistakes(v1RunInput, { parameters: many })).toEqual({ parameters: sentence });
  const statement = { query: 'SELECT 1', parameters: many, values: many };
  expect(mistakes(runSqlInput, statement)).toEqual({ parameters: sentence, values: sentence });
  expect(mistakes(createTokenInput, { name: 'a', scopes: Array(90_000).fill('none') })).toEqual({
    scopes: expect.stringContaining(String(tokenScopes.length)),
  });
});

test('blanks in a row count as one in a question', () => {
  const question = `orders${' '.repeat(900_000)}of\nAda`;
  const connectionId = '6a2f41a3-c54c-4c62-8f3a-0d3a4e7a6a11';
  expect(draftToolInput.shape.question.parse(question)).toBe('orders of\nAda');
  expect(mistakes(askInput, { question, connectionId }).question).toBeUndefined();
});

test('a parameter cannot have a name under which JSON holds no value', () => {
  expect(mistakes(parameterSchema, { name: '__proto__', type: 'text' })).toHaveProperty('name');
});
