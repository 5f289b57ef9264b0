import { connectionKinds } from '@parley/contract/connections/connection-kinds';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { StaticRouter } from 'react-router';
import { expect, test } from 'vitest';
import { recordedAnswer } from '../../../lib/sample-shop/recorded-sample-answer.ts';
import { LandingContent } from './landing-content.tsx';

const markup = renderToStaticMarkup(
  createElement(StaticRouter, { location: '/' }, createElement(LandingContent)),
);

/** Where the links with this text lead. */
const targetsOf = (text: string) =>
  [...markup.matchAll(/<a[^>]*href="([^"]*)"[^>]*>(.*?)<\/a>/g)]
    .filter(([, , content]) => content?.replace(/<[^>]*>/g, '') === text)
    .map(([, href]) => href);

const between = (start: string, end: string) => markup.slice(markup.indexOf(start), markup.indexOf(end));

const count = (text: string, part: string) => text.split(part).length - 1;

test('[C01] the headline says that the database found its voice', () => {
  expect(markup).toMatch(/<h1[^>]*>Your Database Just Found Its Voice\.<\/h1>/);
});

test('the hero lists every kind of database that can be connected', () => {
  const hero = between('<h1', '</section>');
  for (const { title } of Object.values(connectionKinds)) expect(hero).toContain(`>${title}<`);
});

test.each([
  ['Features', '#features'],
  ['Use cases', '#testimonials'],
  ['Sign In', '/login'],
  ['Sign Up', '/register'],
  ['Get Started', '/register'],
  ['Try It Now', '/register'],
  ['Start Free Trial', '/register'],
])('[C01] %s leads to %s', (text, target) => {
  expect(targetsOf(text)).toContain(target);
});

test.each(['Learn More', 'Schedule Demo', 'Documentation', 'GitHub', 'Support'])(
  '[C01] %s is not shown where the operator set no address',
  (text) => {
    expect(targetsOf(text)).toEqual([]);
  },
);

test('[C01] no link leads outside of this server as it is built', () => {
  expect(markup).not.toMatch(/href="(?:https?:|mailto:|\/\/)/);
});

test('[C01] there are four features, three examples and five steps', () => {
  const features = between('<section id="features"', '<section id="testimonials"');
  const examples = between('<section id="testimonials"', '<section id="how-it-works"');
  const steps = between('<section id="how-it-works"', '</main>');
  expect(count(features, '<h3')).toBe(4);
  expect(count(examples, '<blockquote')).toBe(3);
  expect(count(examples, '>Example<')).toBe(3);
  expect(count(steps, '<h3')).toBe(5);
});

test.each(['Product', 'Resources', 'Company'])('[C01] the footer has a column %s', (title) => {
  expect(markup.slice(markup.indexOf('<footer'))).toContain(`>${title}</h2>`);
});

test('the whole walk-through stands in the page before any script runs', () => {
  expect(markup).toContain(recordedAnswer.question);
  expect(markup).toContain('9,496.00');
});

test('no element carries an inline style, which the content security policy would refuse', () => {
  expect(markup).not.toMatch(/\sstyle="/);
});
