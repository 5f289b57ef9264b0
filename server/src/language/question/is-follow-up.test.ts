import { expect, test } from 'vitest';
import { isFollowUp } from './is-follow-up.ts';

test.each([
  'And last month?',
  'what about Canada',
  'only the ones from Texas',
  'top 10 instead',
  'the paid ones',
  'which ones are from Norway?',
  'show those again',
  'by country',
  'in May?',
  'without returns',
  'ok, make it 20',
  'per country instead',
  'per country rather',
  'as a percentage?',
  'excluding Germany',
  'top 3 only',
  'last year only',
  'sort them by price',
  'why?',
  'why so low in July?',
  'But why did it drop in March?',
  'what changed?',
  'compared with the month before',
  'how many?',
  'how many are in Leeds?',
  'vs. the same month last year',
  'how does that compare to the month before?',
])('[I07] %s goes on with the turn before', (question) => expect(isFollowUp(question)).toBe(true));

test.each([
  'How many orders were cancelled?',
  'android phones by price',
  'Orders by month',
  'compare revenue with last year',
  'the revenue of each of our countries',
  'which employees earn most',
  'orders of Ada Berg',
  'In which year did our top customers bring in the most revenue?',
  'From all of our top customers, who has the highest revenue?',
  'For our records, list the top customers by revenue',
  'No orders since May: which customers are they?',
])('[I07] %s asks something of its own', (question) => expect(isFollowUp(question)).toBe(false));

const before = 'how many orders from Germany last month';

test.each([
  'and how many customers do we have?',
  'now list all suppliers',
  'And which products are out of stock?',
  'ok, show me the reviews with one star',
  'but who are our suppliers?',
  'then give us the categories',
  'also count employees',
])('[I07] %s names things of its own and keeps nothing of the orders', (question) =>
  expect(isFollowUp(question, before)).toBe(false),
);

test.each([
  'and how many orders in Norway?',
  'and how many in Norway?',
  'and how many were returned?',
  'and how many returned?',
  'and which of them were paid?',
  'now show the top 5',
  'and list the orders',
])('[I07] %s goes on with the orders', (question) => expect(isFollowUp(question, before)).toBe(true));
