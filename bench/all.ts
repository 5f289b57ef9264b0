import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { Verdict } from './support/report.ts';
import { verdictLine } from './support/report.ts';

/** In the order of a person's way: it starts, reads a schema, proposes tools, finds them, runs them, shows rows, feels quick. */
const benches = [
  'start',
  'introspection',
  'builtin-suggestions',
  'asking-quality',
  'reading',
  'everyday',
  'public-questions',
  'reading-speed',
  'learning',
  'learning-tools',
  'hundred',
  'followups',
  'asking',
  'composed',
  'spaces',
  'serving/growth',
  'serving/memory',
  'serving/crowd',
  'serving/servers',
  'serving/fairness',
  'guarded-read',
  'mcp',
  'request-cost',
  'large-results',
  'frames',
];

type Outcome = { name: string; code: number | null; verdicts: Verdict[] };

const [only, ...more] = process.argv.slice(2);
const wanted = benches.filter((path) => only === undefined || nameOf(path) === only);
if (wanted.length === 0) {
  process.stderr.write(`There is no bench called ${only}. There are: ${benches.map(nameOf).join(', ')}.\n`);
  process.exit(1);
}
const outcomes: Outcome[] = [];
for (const path of wanted) outcomes.push(await run(path, more));
process.stdout.write(`\n── in short ──\n${outcomes.map(summary).join('\n')}\n`);
process.exitCode = outcomes.every(isGood) ? 0 : 1;

/** One after the other: two at a time would measure each other. */
function run(path: string, args: readonly string[]): Promise<Outcome> {
  const name = nameOf(path);
  process.stdout.write(`\n── ${name} ──\n`);
  const child = spawn(process.execPath, [fileOf(path), ...args], {
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
  const verdicts: Verdict[] = [];
  // Nothing but `judge` speaks on this channel.
  child.on('message', (verdict) => void verdicts.push(verdict as Verdict));
  return new Promise((resolve) => child.once('close', (code) => resolve({ name, code, verdicts })));
}

function fileOf(path: string): string {
  return fileURLToPath(new URL(`./${path}.ts`, import.meta.url));
}

/** By which it is called, without its folder. */
function nameOf(path: string): string {
  return path.slice(path.lastIndexOf('/') + 1);
}

function summary({ name, code, verdicts }: Outcome): string {
  const failure = code === 0 ? [] : [`FAILED  ended with ${code}`];
  return [name, ...[...failure, ...verdicts.map(verdictLine)].map((line) => `  ${line}`)].join('\n');
}

function isGood({ code, verdicts }: Outcome): boolean {
  return code === 0 && verdicts.every(({ isMet }) => isMet);
}
