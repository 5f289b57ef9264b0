import { readerDataFolder } from '../reader/src/data-folder.ts';
import { openTrainedModel } from '../reader/src/trained-model.ts';
import {
  partOf,
  type Question,
  type QuestionTool,
  questionDatabases,
  questionsOf,
  toolsOf,
} from './read-questions.ts';

/**
 * How often the right saved tool comes first by the model's vectors alone: `node training/measure-finding.ts [part]
 * [weights] [every nth question]`. Among the tools of the question's own database, and with tools of other databases
 * beside them. Prints totals.
 */
const [part = 'tuning', weights = readerDataFolder, every = '1'] = process.argv.slice(2);
const listed = [30, 188] as const;

type Found = { first: number; firstThree: number };
type Kept = { database: string; tool: QuestionTool; vector: Float32Array };

const reader = await openTrainedModel(weights);
const names = questionDatabases().filter((name) => partOf(name) === part && toolsOf(name).length > 0);
const tools: Kept[] = names.flatMap((database) =>
  toolsOf(database).map((tool) => ({
    database,
    tool,
    vector: reader.embed(`${tool.name}\n${tool.description}`.trim()),
  })),
);
const found = listed.map((): Found => ({ first: 0, firstThree: 0 }));
let asked = 0;
for (const database of names) {
  // A follow-up says too little to be found by itself.
  const questions = questionsOf(database).filter(({ after }) => after === undefined);
  for (const question of questions.filter((_, at) => at % Number(every) === 0)) measure(database, question);
}
await reader.dispose();
for (const [at, most] of listed.entries()) {
  const { first, firstThree } = found[at] as Found;
  const share = (count: number) => `${((100 * count) / asked).toFixed(1)} %`;
  console.log(
    `among ${most}: right first ${share(first)}, in the first three ${share(firstThree)} of ${asked}`,
  );
}

function measure(database: string, { id, question }: Question): void {
  const answers = ({ tool }: Kept) => tool.answers.includes(id);
  const own = tools.filter((one) => one.database === database);
  if (!own.some(answers)) return;
  asked += 1;
  const vector = reader.embed(question);
  const start = names.indexOf(database);
  const others = [...names.slice(start + 1), ...names.slice(0, start)].flatMap((name) =>
    tools.filter((one) => one.database === name),
  );
  for (const [at, most] of listed.entries()) {
    const ranked = [...own, ...others]
      .slice(0, Math.max(most, own.length))
      .map((one) => ({ one, nearness: dot(one.vector, vector) }))
      .toSorted((left, right) => right.nearness - left.nearness);
    const place = ranked.findIndex(({ one }) => one.database === database && answers(one));
    const counts = found[at] as Found;
    if (place === 0) counts.first += 1;
    if (place < 3) counts.firstThree += 1;
  }
}

function dot(left: Float32Array, right: Float32Array): number {
  return left.reduce((sum, value, at) => sum + value * (right[at] ?? 0), 0);
}
