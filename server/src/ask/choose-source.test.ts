import { askMessages } from '@parley/contract/ask';
import { describe, expect, test } from 'vitest';
import { chooseSource, type KnownSource } from './choose-source.ts';

const source = (id: string, things: string[], columns: string[] = []): KnownSource => ({
  id,
  name: id,
  names: { things, columns },
});
const shop = source('shop', ['customers', 'orders', 'order_items', 'products'], ['status', 'country']);
const billing = source('billing', ['invoices', 'invoice_lines', 'workspaces'], ['status', 'seats']);
const other = source('other shop', ['customers', 'orders', 'coupons'], ['country']);

const chosen = (question: string, sources: readonly KnownSource[], current: string | null = null) =>
  chooseSource(question, sources, current).connectionId;

describe('the source of a question', () => {
  test('[I02] the only one there is', () => {
    expect(chooseSource('anything at all', [shop], null)).toEqual({ connectionId: 'shop', reason: null });
  });

  test.each([
    ['how many invoices are open', 'billing'],
    ['Orders per month', 'shop'],
    ['top customers of a product category', 'shop'],
  ])('[I02] %s is for %s: no other has what it speaks of', (question, id) => {
    expect(chosen(question, [shop, billing])).toBe(id);
  });

  test('[I02] the reason names the words that decided', () => {
    expect(chooseSource('unpaid invoices', [shop, billing], null).reason).toBe(
      askMessages.onlyInSource('billing', ['invoices']),
    );
  });

  test.each([
    ['two have it', 'orders per country', [shop, other]],
    ['nobody has it', 'the weather in Paris', [shop, billing]],
    ['one has a part and the other the rest', 'customers with more than 40 seats', [shop, billing]],
    ['a part of a name is no name', 'who is on the line', [shop, billing]],
    ['only columns speak for it', 'number of seats', [shop, billing]],
    ['another word of the same stem', 'our own productions', [shop, billing]],
    ['one was never read', 'unpaid invoices', [billing, { id: 'new', name: 'new', names: null }]],
  ])('[I02] %s: nobody guesses', (_why, question, sources) => {
    expect(chosen(question, sources)).toBeNull();
  });

  test('[I07] a conversation stays with its source unless the question is about another', () => {
    expect(chosen('and in Norway?', [shop, other], 'other shop')).toBe('other shop');
    expect(chosen('orders per country', [shop, other], 'other shop')).toBe('other shop');
    expect(chosen('unpaid invoices', [shop, billing], 'shop')).toBe('billing');
    expect(chosen('orders with a coupon', [shop, other], 'shop')).toBe('other shop');
  });
});
