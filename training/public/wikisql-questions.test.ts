import { expect, it } from 'vitest';
import { columnName, wikiSqlQuestions } from './wikisql-questions.ts';

const sentence = {
  original: 'How many rebounds did Ana Lopez get in less than 22 games? ',
  'question-split': 'train',
  'table-id': '2-1-1',
  variables: { var0: 'ana lopez', var1: '22' },
};

it('reads the parts of a statement, values as the question spells them', () => {
  const sql =
    'SELECT SUM TABLEalias0.REBOUNDS_FIELD FROM TABLE AS TABLEalias0 WHERE TABLEalias0.GAMES_FIELD < var1 AND TABLEalias0.FULL_NAME_FIELD = "var0" ;';
  expect(wikiSqlQuestions({ sql: [sql], sentences: [sentence] })).toEqual([
    {
      question: 'How many rebounds did Ana Lopez get in less than 22 games?',
      split: 'train',
      table: '2-1-1',
      aggregate: 'SUM',
      column: 'rebounds',
      conditions: [
        { column: 'games', operator: '<', value: '22' },
        { column: 'full_name', operator: '=', value: 'Ana Lopez' },
      ],
    },
  ]);
});

it('leaves out a question whose value is not known', () => {
  const sql = 'SELECT TABLEalias0.TEAM_FIELD FROM TABLE AS TABLEalias0 WHERE TABLEalias0.YEAR_FIELD = var7 ;';
  expect(wikiSqlQuestions({ sql: [sql], sentences: [sentence] })).toEqual([]);
});

it('names columns as a database would', () => {
  expect(columnName('TABLEalias0.U.S._VIEWERS_(MILLIONS)')).toBe('u_s_viewers_millions');
  expect(columnName('Others%')).toBe('others_percent');
  expect(columnName('2005')).toBe('_2005');
});
