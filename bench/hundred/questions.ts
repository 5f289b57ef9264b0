import { readFileSync } from 'node:fs';
import { z } from 'zod';

const words = z.string().trim().min(1);

const questionSchema = z.object({
  id: z.int().positive(),
  database: z.enum(['shop', 'lantern', 'streaming', 'billing']),
  kind: words,
  question: words,
  /** The question that this one follows up on. */
  after: z.int().positive().optional(),
  sql: words.nullable(),
  readings: z
    .array(z.object({ says: words, sql: words }))
    .min(2)
    .optional(),
  why: words.optional(),
  note: words,
});

export type Question = z.infer<typeof questionSchema>;
export type DatabaseName = Question['database'];

export function readQuestions(file: URL): Question[] {
  const lines = readFileSync(file, 'utf8').split('\n');
  return lines.filter((line) => line.trim() !== '').map((line) => questionSchema.parse(JSON.parse(line)));
}

/** Every statement that answers the question in one of its meanings; none where it cannot be answered. */
export function statementsOf({ sql, readings }: Question): string[] {
  if (readings) return readings.map((reading) => reading.sql);
  return sql === null ? [] : [sql];
}
