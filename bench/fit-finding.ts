import type { relevanceSigns } from '../server/src/language/matching/judge-tool-relevance.ts';
import { gatherCases } from './finding/cases.ts';
import { gatherCasesWithReadings } from './finding/cases-with-readings.ts';
import { fitChoice, fitDecision } from './finding/fit.ts';

/**
 * Fits the weights of `language/matching`: which tool is the right one (rank-tools.ts) and whether the best is what was
 * asked for (judge-tool-relevance.ts). On the tuning half of the asking bench and, with `--training`, on the tuning databases of
 * `training/questions` as well. With `--read`, whether the best tool gives what the question was read as (tool-fits-reading.ts),
 * on those tuning databases alone. What comes out is rounded and written into the files by hand.
 */
if (process.argv.includes('--read')) {
  await fitWithReadings();
  process.exit();
}
const { own, judged } = await gatherCases(process.argv.includes('--training'));

const signs = ['cosine', 'word', 'found', 'matched', 'missing', 'left', 'agrees', 'differs'];
const choice = fitChoice(
  own.map(({ tools, right }) => ({
    options: tools.map((tool) => signs.map((sign) => tool[sign] ?? 0)),
    right,
  })),
);
const [cosine = 1] = choice;
write(`${own.length} questions. What each sign is worth beside a cosine of 1:`);
for (const [at, sign] of signs.entries())
  write(`  ${sign.padEnd(12)} ${((choice[at] ?? 0) / cosine).toFixed(3)}`);

const names = Object.keys(judged[0]?.signs ?? {}) as (keyof ReturnType<typeof relevanceSigns>)[];
// As in the decision: a right tool counts twice as much as a foreign question, one that was taken away half as much.
const worthOf = { right: 2, foreign: 1, removed: 0.5, wrong: 0.3 } as const;
const decision = fitDecision(
  judged.map(({ signs: own, kind }) => ({
    signs: names.map((name) => own[name]),
    isRight: kind === 'right',
    worth: worthOf[kind] / judged.filter((one) => one.kind === kind).length,
  })),
);
write(`\n${judged.length} decisions. What tells whether the best tool is meant:`);
for (const [at, name] of [...names, 'bar'].entries())
  write(`  ${name.padEnd(14)} ${(decision[at] ?? 0).toFixed(2)}`);

/** A right tool counts twice as much as another one. */
async function fitWithReadings(): Promise<void> {
  const cases = await gatherCasesWithReadings();
  const differing = Object.keys(cases.find((one) => one.differences)?.differences ?? {});
  const signsOf = ({ relevance, confidence, unanswerable, differences }: (typeof cases)[number]) => [
    relevance,
    confidence,
    Math.log(unanswerable / (1 - unanswerable)),
    ...Object.values(differences ?? {}).map((count) => confidence * count),
    ...(differences ? [] : differing.map(() => 0)),
    Object.values(differences ?? {}).some((count) => count >= 0.5) ? confidence : 0,
  ];
  const fitted = fitDecision(
    cases.map((one) => ({
      signs: signsOf(one),
      isRight: one.kind === 'right',
      worth: (one.kind === 'right' ? 2 : 1) / cases.length,
    })),
  );
  write(`${cases.length} decisions. What tells whether the best tool gives what was read:`);
  for (const [at, name] of ['relevance', 'confidence', 'doubt', ...differing, 'differs', 'bar'].entries())
    write(`  ${name.padEnd(18)} ${(fitted[at] ?? 0).toFixed(2)}`);
}

function write(line: string): void {
  process.stdout.write(`${line}\n`);
}
