import { expect, test } from 'vitest';
import type { ZodType } from 'zod';
import { accessLimits, createTokenInput } from './access.ts';
import { askInput, askLimits } from './ask.ts';
import { parameterSchema } from './parameters.ts';
import { toolInput, toolLimits } from './tools.ts';

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

test('a parameter cannot have a name under which JSON holds no value', () => {
  expect(mistakes(parameterSchema, { name: '__proto__', type: 'text' })).toHaveProperty('name');
});
