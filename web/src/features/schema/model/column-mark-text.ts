import type { MarkCategory, MarkPlace } from '@parley/contract/database-schema';

/** As it is said in a list, behind 'Personal' or 'Secret'. */
export const categoryWords: Readonly<Record<MarkCategory, string>> = {
  person: 'Name',
  email: 'E-mail',
  phone: 'Phone',
  address: 'Address',
  card: 'Card number',
  iban: 'IBAN',
  id: 'National id',
  secret: 'Secret',
  value: 'Personal',
};

export function placeKey({ schema, table, column }: MarkPlace): string {
  return JSON.stringify([schema, table, column]);
}
