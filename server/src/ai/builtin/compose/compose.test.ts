import type { Column, Table } from '@parley/contract/schema';
import { expect, test } from 'vitest';
import { readModel } from '../suggest/read-model.ts';
import { agrees } from './agrees.ts';
import { compose } from './compose.ts';
import { readAsked } from './read-asked.ts';

type Given = [name: string, kind: Column['kind'], more?: Partial<Column>];

function column([name, kind, more]: Given): Column {
  const type = kind === 'number' ? 'numeric' : kind;
  return {
    name,
    type,
    kind,
    nullable: false,
    default: null,
    generated: null,
    enumValues: null,
    comment: null,
    ...more,
  };
}

type Keys = { key?: string[]; to?: Record<string, string>; comment?: string };

function table(
  name: string,
  columns: readonly Given[],
  { key = ['id'], to = {}, comment }: Keys = {},
): Table {
  return {
    schema: 'public',
    name,
    kind: 'table',
    columns: columns.map(column),
    primaryKey: key,
    uniques: [],
    foreignKeys: Object.entries(to).map(([from, target]) => ({
      name: `${name}_${from}`,
      columns: [from],
      referencedSchema: 'public',
      referencedTable: target,
      referencedColumns: ['id'],
    })),
    comment: comment ?? null,
    rowEstimate: 500,
    derived: { primaryKey: key, displayColumn: null, hasTimestamps: false },
  };
}

const id: Given = ['id', 'integer'];
const none = { nullable: true };
const tables = [
  table('authors', [id, ['name', 'text']]),
  table('books', [
    id,
    ['title', 'text'],
    ['format', 'enum', { enumValues: ['hardback', 'paperback', 'audiobook'] }],
    ['pages', 'integer'],
    ['price', 'number'],
    ['copies_in_stock', 'integer'],
    ['published_year', 'integer'],
    ['bought_on', 'date'],
  ]),
  table(
    'book_authors',
    [
      ['book_id', 'integer'],
      ['author_id', 'integer'],
      ['checked_by', 'integer', none],
    ],
    {
      key: ['book_id', 'author_id'],
      to: { book_id: 'books', author_id: 'authors', checked_by: 'authors' },
    },
  ),
  table(
    'cardholders',
    [
      id,
      ['first_name', 'text'],
      ['last_name', 'text'],
      ['email', 'text', none],
      ['city', 'text'],
      ['joined_on', 'date'],
      ['last_seen_on', 'date', none],
    ],
    { comment: 'A member: whoever may borrow.' },
  ),
  table(
    'loans',
    [
      id,
      ['cardholder_id', 'integer'],
      ['book_id', 'integer'],
      ['lent_on', 'date'],
      ['due_on', 'date'],
      ['returned_on', 'date', none],
      ['fee_amount', 'number'],
      ['renewed', 'boolean'],
      ['cancel_reason', 'text', none],
    ],
    { to: { cardholder_id: 'cardholders', book_id: 'books' } },
  ),
  table('reviews', [id, ['book_id', 'integer'], ['stars', 'integer'], ['written_on', 'date']], {
    to: { book_id: 'books' },
  }),
];
const model = readModel({
  dialect: 'postgres',
  today: '2026-03-18',
  tables,
  relationships: [],
  profiles: [],
});

function sqlFor(question: string): string | null {
  return compose(model, question)?.sql.replace(/\s+/g, ' ') ?? null;
}

test.each([
  [
    'superlatives over any measure',
    'longest paperbacks',
    /FROM books b WHERE b\.pages IS NOT NULL AND b\.format = 'paperback' .*ORDER BY b\.pages DESC/,
  ],
  ['the cheap end of it', 'cheapest audiobooks', /b\.format = 'audiobook' .*ORDER BY b\.price,/],
  ['by age, when it was made', 'oldest books', /ORDER BY b\.published_year, b\.id/],
  ['by age, when it was written down', 'latest books', /ORDER BY b\.bought_on DESC/],
  [
    'a mean through a join table',
    'average stars per author',
    /AVG\(r\.stars\).*JOIN book_authors ba ON ba\.book_id = b\.id JOIN authors a ON a\.id = ba\.author_id .*GROUP BY a\.id, a\.name/,
  ],
  [
    'who leads, through one join',
    'top books by loans',
    /b\.title AS book, COUNT\(\*\) AS loans.*FROM loans l JOIN books b/,
  ],
  [
    'how many of them something has',
    'which authors have the most books',
    /COUNT\(\*\) AS books .*ba\.author_id.*GROUP BY a\.id/,
  ],
  [
    'the best rated',
    'best rated audiobooks',
    /ROUND\(AVG\(r\.stars\), 2\) AS average_stars.*b\.format = 'audiobook'.*ORDER BY 2 DESC/,
  ],
  ['what never happened', 'cardholders never seen', /c\.last_seen_on IS NULL/],
  ['what is missing', 'cardholders without an email', /c\.email IS NULL/],
  ['un- as not', 'unreturned loans', /l\.returned_on IS NULL/],
  ['what is still to be done', 'loans still to be returned', /l\.returned_on IS NULL/],
  ['a flag by its own word', 'renewed loans', /WHERE l\.renewed AND/],
  ['nothing left', 'books out of stock', /b\.copies_in_stock <= 0/],
  [
    'weekdays',
    'best weekday for loans',
    /isodow FROM l\.lent_on.*COUNT\(\*\) AS loans.*GROUP BY 1, 2 ORDER BY 1/,
  ],
  ['why', 'why are loans cancelled', /SELECT l\.cancel_reason, COUNT\(\*\) AS loans/],
  [
    'what people call the rows',
    'how many members do we have',
    /SELECT COUNT\(\*\) AS cardholders FROM cardholders/,
  ],
  ['a place as a group', 'top cities by loans', /c\.city, COUNT\(\*\) AS loans/],
  [
    'somebody by name',
    'loans of Ada Berg',
    /CONCAT_WS\(' ', c\.first_name, c\.last_name\) ILIKE '%' \|\| :name \|\| '%' OR b\.title/,
  ],
  [
    'a year that is no moment',
    'books published in 2019',
    /\(:published_year IS NULL OR b\.published_year = :published_year\)/,
  ],
  ['a moment that is spoken of', 'loans returned last month', /\(:from IS NULL OR l\.returned_on >= :from\)/],
  ['a number as a limit', 'which 4 books are the longest', /ORDER BY b\.pages DESC/],
])('a question becomes a statement of its own: %s', (_, question, expected) => {
  expect(sqlFor(question)).toMatch(expected);
});

test('the mean of the days between two moments is asked for by the later one', () => {
  expect(sqlFor('average time until loans are returned')).toMatch(
    /AVG\([^)]*CAST\(l\.returned_on AS timestamp\) - CAST\(l\.lent_on AS timestamp\)/,
  );
});

test('a number that was said is how many rows come at most', () => {
  const limit = compose(model, 'which 4 books are the longest')?.parameters.find(
    ({ name }) => name === 'limit',
  );
  expect(limit?.default).toBe(4);
});

test.each([
  ['a word that means nothing here', 'loans of vinyl records'],
  ['rows that are missing elsewhere', 'cardholders without loans'],
  ['a column that nothing is done with', 'fee of cardholders'],
  ['two periods at once', 'loans in May and loans in June'],
])('%s is not guessed at', (_, question) => {
  expect(compose(model, question)).toBeNull();
});

const judged: [question: string, sql: string, canAnswer: boolean][] = [
  [
    'how many books per format',
    'SELECT a.name AS author, COUNT(*) AS books FROM book_authors ba JOIN authors a ON a.id = ba.author_id GROUP BY 1',
    false,
  ],
  ['how many loans were there', 'SELECT COUNT(*) AS reviews FROM reviews', false],
  ['how many loans were there', 'SELECT COUNT(*) AS loans FROM loans', true],
  ['unreturned loans', 'SELECT id FROM loans WHERE returned_on > due_on', false],
  ['unreturned loans', 'SELECT id FROM loans WHERE returned_on IS NULL', true],
  [
    'latest books',
    'SELECT b.id FROM books b WHERE NOT EXISTS (SELECT 1 FROM loans l WHERE l.book_id = b.id)',
    false,
  ],
  [
    'top cities by loans',
    'SELECT b.title AS book, COUNT(*) AS loans FROM loans l JOIN books b ON b.id = l.book_id GROUP BY 1',
    false,
  ],
  [
    'average stars per author',
    'SELECT b.title AS book, COUNT(*) AS reviews FROM reviews r JOIN books b ON b.id = r.book_id GROUP BY 1',
    false,
  ],
  [
    'longest paperbacks',
    'SELECT id, title, pages FROM books WHERE (:format IS NULL OR format = :format) ORDER BY title',
    true,
  ],
  ['longest paperbacks', 'SELECT id, title, pages FROM books ORDER BY title', false],
];

test.each(judged)(
  'a tool that tells something else is not trusted with a question: %s of %s',
  (question, sql, canAnswer) => {
    const asked = readAsked(model, question);
    expect(asked && agrees(asked, question, { sql, tables })).toBe(canAnswer);
  },
);
