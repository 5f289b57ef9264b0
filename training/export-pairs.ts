import { createWriteStream, mkdirSync } from 'node:fs';
import { finished } from 'node:stream/promises';
import { fileURLToPath } from 'node:url';
import { createGzip } from 'node:zlib';
import { openTokenizer } from '../reader/src/model-input/word-piece-tokenizer.ts';
import { partOf, type QuestionTool, questionDatabases, questionsOf, toolsOf } from './read-questions.ts';

/**
 * Writes what the encoder learns to find saved tools by into `training/work/pairs.jsonl.gz`: each question with the
 * text of the tool that answers it, and those of the other tools of the same database. `node training/export-pairs.ts`.
 * Held-out databases are not read here.
 */
const work = fileURLToPath(new URL('work', import.meta.url));
const longestText = 64;

/** As the product puts a tool into one text. */
const textOf = ({ name, description }: QuestionTool): string => `${name}\n${description}`.trim();

mkdirSync(work, { recursive: true });
const tokenizer = openTokenizer();
const idsOf = (text: string): number[] => [
  tokenizer.start,
  ...tokenizer.pieces(text).slice(0, longestText - 2),
  tokenizer.separator,
];

const out = createGzip({ level: 9 });
const file = createWriteStream(`${work}/pairs.jsonl.gz`);
out.pipe(file);
const counts = new Map<string, number>();
for (const database of questionDatabases()) {
  const part = partOf(database);
  const tools = part === 'held out' ? [] : toolsOf(database);
  const texts = tools.map((tool) => idsOf(textOf(tool)));
  for (const { id, question, after, sql } of questionsOf(database)) {
    const right = tools.findIndex(({ answers }) => answers.includes(id));
    // A follow-up says too little by itself, and what has no answer has no tool.
    if (right < 0 || after !== undefined || sql === null) continue;
    const others = texts.filter((_, at) => at !== right);
    const pair = { database, part, question: idsOf(question), descriptions: [texts[right], ...others] };
    if (!out.write(`${JSON.stringify(pair)}\n`)) await new Promise((resolve) => out.once('drain', resolve));
    counts.set(part, (counts.get(part) ?? 0) + 1);
  }
}
out.end();
await finished(file);
for (const [part, count] of counts) console.log(`${part}: ${count} questions with their tools`);
