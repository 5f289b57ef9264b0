import type { ColumnModel } from '../suggest/model.ts';

const roles = new Set<ColumnModel['role']>([
  'amount',
  'price',
  'quantity',
  'stock',
  'rating',
  'percent',
  'number',
]);

/** Something that can be added up, averaged or sorted by. */
export function isNumber({ role }: ColumnModel): boolean {
  return roles.has(role);
}
