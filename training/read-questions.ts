import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { z } from 'zod';

const folder = fileURLToPath(new URL('questions', import.meta.url));

/** The moment of asking, so that 'last month' means the same for ever. */
export const momentOfAsking = { local: '2026-06-30T15:00:00' };

const words = z.string().trim().min(1);

/** One line of `questions.jsonl`: answered by a statement, by one of several, or by none. */
const questionSchema = z
  .object({
    id: z.int().positive(),
    question: words,
    /** Other wordings of the same meaning. */
    also: z.array(words).optional(),
    sql: words.nullable(),
    readings: z
      .array(z.object({ words, sql: words }))
      .min(2)
      .optional(),
    why: words.optional(),
    kind: z.array(words).min(1),
    voice: words,
    /** The question before, where this one follows up on it. */
    after: z.int().positive().optional(),
  })
  .refine(({ sql, readings, why }) => sql !== null || readings !== undefined || why !== undefined, {
    message: 'has neither a statement, nor readings, nor a reason why it cannot be answered',
  });

/** Wordings of one meaning have the same id. */
export type Question = Omit<z.infer<typeof questionSchema>, 'also'>;

/** The databases of the set, by the names of their folders. */
export function questionDatabases(): string[] {
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => entry.name)
    .toSorted();
}

/** Databases, the first that were written, some of whose statements have a condition that the question does not say. */
export function databasesWithUnsaidConditions(): ReadonlySet<string> {
  return new Set(readFileSync(`${folder}/unsaid-conditions.txt`, 'utf8').trim().split('\n'));
}

/** Databases written in contrasts: near columns, and groups of questions that differ in one thing. */
export function contrastDatabases(): ReadonlySet<string> {
  return new Set(readFileSync(`${folder}/contrasts.txt`, 'utf8').trim().split('\n'));
}

export type Part = 'training' | 'tuning' | 'held out';

/** By the name alone, so that a database never changes its part when others join. */
export function partOf(database: string): Part {
  const share = createHash('sha256').update(database).digest().readUInt32BE() % 20;
  return share < 3 ? 'held out' : share < 6 ? 'tuning' : 'training';
}

/** What makes the tables of a database, then its rows. */
export function scriptsOf(database: string): string[] {
  return ['schema.sql', 'rows.sql'].map((name) => readFileSync(`${folder}/${database}/${name}`, 'utf8'));
}

/** The texts that a database and its questions are made from. */
export function questionFiles(database: string): string[] {
  return [...scriptsOf(database), readFileSync(`${folder}/${database}/questions.jsonl`, 'utf8')];
}

/** Every wording is a question. */
export function questionsOf(database: string): Question[] {
  const lines = readFileSync(`${folder}/${database}/questions.jsonl`, 'utf8').split('\n');
  return lines
    .filter((line) => line.trim() !== '')
    .flatMap((line) => {
      const { also = [], ...question } = questionSchema.parse(JSON.parse(line));
      return [question, ...also.map((wording) => ({ ...question, question: wording }))];
    });
}

/** A saved tool as somebody would name and describe it, with the numbers of the questions that it answers, if any. */
const toolSchema = z.object({
  name: words,
  description: z.string().trim(),
  answers: z.array(z.int().positive()),
});

export type QuestionTool = z.infer<typeof toolSchema>;

/** The tools of a database; none where nobody wrote any. */
export function toolsOf(database: string): QuestionTool[] {
  const file = `${folder}/${database}/tools.jsonl`;
  if (!existsSync(file)) return [];
  const lines = readFileSync(file, 'utf8').split('\n');
  return lines.filter((line) => line.trim() !== '').map((line) => toolSchema.parse(JSON.parse(line)));
}

/** Every statement that answers a question in one of its meanings. */
export function statementsOf({ sql, readings = [] }: Question): string[] {
  return sql === null ? readings.map((reading) => reading.sql) : [sql];
}
