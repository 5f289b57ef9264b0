import { z } from 'zod';

/** One statement of WikiSQL in the edition of text2sql-data, with the questions that it answers. */
export const wikiSqlEntry = z.object({
  sql: z.array(z.string()).min(1),
  sentences: z.array(
    z.object({
      original: z.string(),
      'question-split': z.string(),
      'table-id': z.string(),
      variables: z.record(z.string(), z.string()),
    }),
  ),
});

export type WikiSqlCondition = { column: string; operator: '=' | '<' | '>'; value: string };

export type WikiSqlQuestion = {
  question: string;
  split: string;
  table: string;
  aggregate: string | null;
  column: string;
  conditions: WikiSqlCondition[];
};

const statement =
  /^SELECT (?:(MIN|MAX|COUNT|SUM|AVG) )?(.+?)_FIELD FROM TABLE AS TABLEalias0(?: WHERE (.+?))? ;$/;
const condition = /^(.+)_FIELD ([=<>]) "?(var\d+)"?$/;

/** The questions of an entry; none where its statement is not of the usual form. */
export function wikiSqlQuestions(entry: z.infer<typeof wikiSqlEntry>): WikiSqlQuestion[] {
  const [, aggregate, selected, where] = statement.exec(entry.sql[0] ?? '') ?? [];
  if (selected === undefined) return [];
  const parts = (where ?? '')
    .split(' AND ')
    .filter((part) => part !== '')
    .map((part) => condition.exec(part));
  return entry.sentences.flatMap((sentence) => {
    const conditions = parts.map((part): WikiSqlCondition | null => {
      const value = sentence.variables[part?.[3] ?? ''];
      const operator = part?.[2];
      if (part === null || value === undefined) return null;
      if (operator !== '=' && operator !== '<' && operator !== '>') return null;
      return { column: columnName(part[1] ?? ''), operator, value: spelledAs(sentence.original, value) };
    });
    if (!conditions.every((one) => one !== null)) return [];
    return [
      {
        question: sentence.original.trim().replace(/\s+/g, ' '),
        split: sentence['question-split'],
        table: sentence['table-id'],
        aggregate: aggregate ?? null,
        column: columnName(selected),
        conditions,
      },
    ];
  });
}

/** A header of a Wikipedia table as a column of a database would be called. */
export function columnName(header: string): string {
  const name = header
    .replace(/^TABLEalias0\./, '')
    .toLowerCase()
    .replaceAll('%', ' percent ')
    .replaceAll('#', ' number ')
    .replace(/[^\p{L}\d]+/gu, '_')
    .replace(/^_+|_+$/g, '');
  return /^\d/.test(name) ? `_${name}` : name;
}

/** Many values are stored in lower case; the question has the spelling that the table had. */
function spelledAs(question: string, value: string): string {
  const at = question.toLowerCase().indexOf(value.toLowerCase());
  return at < 0 ? value : question.slice(at, at + value.length);
}
