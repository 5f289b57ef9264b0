import { readdirSync, readFileSync, writeFileSync } from 'node:fs';

/**
 * Writes groups of Spider's training questions that ask for the same statement in different words, for training the
 * search among saved tools: `node training/public/export-paraphrases.ts <folder of the sets>`.
 */

type Line = { question: string; sql: string };

const [folder = ''] = process.argv.slice(2);
const groups = readdirSync(`${folder}/spider`).flatMap((database) => {
  const bySql = new Map<string, Set<string>>();
  const lines = readFileSync(`${folder}/spider/${database}/questions.jsonl`, 'utf8').split('\n');
  for (const line of lines.filter((one) => one !== '')) {
    const { question, sql }: Line = JSON.parse(line);
    bySql.set(sql, (bySql.get(sql) ?? new Set()).add(question));
  }
  return [...bySql].flatMap(([sql, questions]) =>
    questions.size < 2 ? [] : [{ database, sql, questions: [...questions] }],
  );
});
writeFileSync(`${folder}/paraphrases.jsonl`, groups.map((group) => `${JSON.stringify(group)}\n`).join(''));
console.log(
  `${groups.length} groups, ${groups.reduce((sum, { questions }) => sum + questions.length, 0)} questions`,
);
