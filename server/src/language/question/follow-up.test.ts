import { expect, test } from 'vitest';
import { isFollowUp } from './follow-up.ts';

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
])('[I07] %s goes on with the turn before', (question) => expect(isFollowUp(question)).toBe(true));

test.each([
  'How many orders were cancelled?',
  'android phones by price',
  'Orders by month',
  'the revenue of each of our countries',
  'which employees earn most',
  'orders of Ada Berg',
  'In which year did our top customers bring in the most revenue?',
  'From all of our top customers, who has the highest revenue?',
  'For our records, list the top customers by revenue',
  'No orders since May: which customers are they?',
])('[I07] %s asks something of its own', (question) => expect(isFollowUp(question)).toBe(false));
