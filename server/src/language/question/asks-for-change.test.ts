import { expect, test } from 'vitest';
import { asksForChange } from './asks-for-change.ts';

const names = ['Set city', 'Ship an order', 'Open an account', 'Restock a product', 'Cancel order'];

test.each([
  'set the city of customer 5 to Bern',
  'Set city',
  'Please change the city of Ada to Bern.',
  'can you move customer 5 to Bern?',
  'I want to cancel order 7',
  "I'd like to delete the review 3",
  'for customer 5, set the city to Bern',
  'for customer 5 set the city to Bern',
  'order 7: mark it as paid',
  'order 7 should be cancelled',
  'the price of product 3 needs to be 20',
  'add a customer called Ada',
  'raise prices of product 3',
  'ship order 7',
  'restock the Oak Desk with 7',
  'open an account for Ada',
])('[J04] ‘%s’ asks for a change', (question) => {
  expect(asksForChange(question, names)).toBe(true);
});

test.each([
  'how many customers are in Bern',
  'customers in Bern',
  'which city is customer 5 in?',
  'set of customers in Bern',
  'show me the customers whose city was set to Bern',
  'can you show which orders we cancel most',
  'how many orders were cancelled',
  'cancelled orders in May',
  'which orders should be shipped today',
  'orders that should be shipped today',
  'open orders in Bern',
  'change in revenue per month',
  'update history of order 7',
  'increase of sales since May',
  'how do I change the city of a customer',
  'when did we move customer 5',
  'is order 7 to be cancelled',
  'number of accounts opened per month',
  'what if we raise prices by 5 %',
  'top cities to move to',
  'list customers and their city',
])('[J04] ‘%s’ asks to read', (question) => {
  expect(asksForChange(question, names)).toBe(false);
});
