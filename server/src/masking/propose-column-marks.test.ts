import { expect, test } from 'vitest';
import { makeSchema } from '../../testing/make-schema.ts';
import { proposeColumnMarks } from './propose-column-marks.ts';

const schema = makeSchema({
  customers: {
    columns: {
      id: 'integer',
      name: 'text',
      e_mail: 'text',
      phone_verified: 'boolean',
      birth_date: 'date',
      password_hash: 'text',
      contact: 'text',
      remark: 'text',
      account: 'text',
      number: 'text',
      code: 'text',
    },
  },
  products: { columns: { id: 'integer', name: 'text', mail_template: 'text' } },
});

const values: Record<string, string[]> = {
  contact: ['a@b.example', 'c@d.example', 'e@f.example', 'g@h.example', 'by phone'],
  remark: ['call +49 30 1234567', 'nothing', 'late'],
  account: ['DE89370400440532013000', 'GB29NWBK60161331926819', 'FR1420041010050500013M02606'],
  number: ['4111111111111111', '5500000000000004', '340000000000009'],
  // As long as card numbers, with wrong check digits.
  code: ['4111111111111112', '5500000000000005', '4000000000000001'],
};
const valuesOf = async ({ column }: { column: string }) => values[column] ?? [];

test('[P04] columns are proposed by names, by kinds and by values with right check digits', async () => {
  const proposals = await proposeColumnMarks({ schema, marks: [], valuesOf });
  expect(proposals.map(({ table, column, category }) => `${table}.${column} ${category}`)).toEqual([
    'customers.name person',
    'customers.e_mail email',
    'customers.birth_date value',
    'customers.password_hash secret',
    'customers.contact email',
    'customers.account iban',
    'customers.number card',
  ]);
  expect(proposals.find(({ column }) => column === 'contact')?.reason).toBe(
    '4 of 5 values are e-mail addresses',
  );
});

test('[P04] what was decided is not proposed again', async () => {
  const place = { schema: '', table: 'customers' };
  const marks = [
    { ...place, column: 'name', kind: 'open' as const, category: 'person' as const },
    { ...place, column: 'e_mail', kind: 'personal' as const, category: 'email' as const },
  ];
  const proposals = await proposeColumnMarks({ schema, marks, valuesOf });
  expect(proposals.map(({ column }) => column)).not.toContain('name');
  expect(proposals.map(({ column }) => column)).not.toContain('e_mail');
});
