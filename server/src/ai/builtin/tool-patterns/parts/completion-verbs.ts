import type { ColumnModel } from '../../suggest/schema-model-types.ts';

const deeds: Readonly<Record<string, string>> = {
  return: 'returned',
  returned: 'returned',
  shipped: 'shipped',
  delivered: 'delivered',
  completed: 'completed',
  finished: 'finished',
  closed: 'closed',
  resolved: 'resolved',
  solved: 'resolved',
  paid: 'paid',
  fulfilled: 'fulfilled',
  processed: 'processed',
  approved: 'approved',
  published: 'published',
  confirmed: 'confirmed',
  settled: 'settled',
  sent: 'sent',
  done: 'done',
  end: 'ended',
  ended: 'ended',
};

/** What was done at that time; null for what nobody waits for, such as a cancellation. */
export function completionVerbOf({ words }: ColumnModel): string | null {
  const word = words.find((one) => Object.hasOwn(deeds, one));
  return word === undefined ? null : (deeds[word] ?? null);
}
