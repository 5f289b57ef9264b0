import { expect, test } from 'vitest';
import { measureCoverage, namesIn, readStatements } from './spec-coverage.ts';
import { testTitles } from './test-titles.ts';

const markdown = `# Requirements
- Z99 before any section
## A. Shell
- A01 Public routes
- A02 **Ruling:** more
- not a statement A03
## B. Accounts
- B01 Sign up
`;

test('reads the statements with their sections', () => {
  expect(readStatements(markdown)).toEqual([
    { name: 'Z99', section: '' },
    { name: 'A01', section: 'A. Shell' },
    { name: 'A02', section: 'A. Shell' },
    { name: 'B01', section: 'B. Accounts' },
  ]);
});

test('takes only the names that lead a title', () => {
  expect(namesIn('[A01][A02] shows both')).toEqual(['A01', 'A02']);
  expect(namesIn('[A01] [B02] shows both')).toEqual(['A01', 'B02']);
  expect(namesIn('shows [A01] somewhere')).toEqual([]);
});

test('measures the share, and names what is missing and what does not exist', () => {
  const statements = readStatements(markdown).filter(({ section }) => section !== '');
  const coverage = measureCoverage(statements, ['[A01][X07] a', '[A01] b', 'c']);
  expect(coverage.sections).toEqual([
    { title: 'A. Shell', covered: ['A01'], uncovered: ['A02'] },
    { title: 'B. Accounts', covered: [], uncovered: ['B01'] },
  ]);
  expect(coverage.unknown).toEqual(['X07']);
  expect(coverage.share).toBeCloseTo(1 / 3);
});

test('finds titles however the test is written', () => {
  const source = `
    test('one', () => {});
    it("two", () => {});
    test.each([1, 2])('three %i', () => {});
    test.each\`a\`(\`four \${1} end\`, () => {});
    describe('group', () => { test.concurrent('five', () => {}); });
    test.describe('group', () => { test('six', async ({ page }) => { await test.step('step', () => {}); }); });
  `;
  expect(testTitles('a.test.ts', source)).toEqual(['one', 'two', 'three %i', 'four … end', 'five', 'six']);
});

test('does not count what does not run', () => {
  const source = `
    // test('commented', () => {});
    /* test('commented too', () => {}); */
    test.skip('skipped', () => {});
    it.todo('planned');
    test.fixme('broken', () => {});
    test.skipIf(true)('sometimes', () => {});
    describe.skip('group', () => { test('inside', () => {}); });
    test.describe.fixme('group', () => { test('inside too', () => {}); });
    test('skips itself', () => { if (Math.random() > 2) test.skip(); });
    expect(regexp.test('not a test'));
  `;
  expect(testTitles('a.test.ts', source)).toEqual([]);
});
