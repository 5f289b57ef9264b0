import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { installSystemParts } from './install-system-parts.ts';
import { notRunCode } from './optional-step.ts';
import {
  firstLines,
  lastLines,
  listFailedTests,
  readTestReport,
  reportVariable,
} from './reports/failed-tests.ts';

type Step = {
  name: string;
  args: string[];
  needs?: string;
  runsTests?: boolean;
  /** Needs more than a machine must have for `npm test`; whether it ran is said. */
  mayNotRun?: boolean;
};
type Result = {
  step: Step;
  ok: boolean;
  seconds: number;
  output: string;
  causes: readonly string[];
  /** Why it proved nothing. */
  notRun?: string;
};

const root = fileURLToPath(new URL('..', import.meta.url));
const script = (name: string): Step => ({ name, args: ['--run', name] });

/** Steps of one row share the two cores; a row waits for the one before it. */
const rows: Step[][] = [
  [
    { name: 'build', args: ['scripts/ensure-built.ts'] },
    script('types'),
    script('lint'),
    script('boundaries'),
    script('sizes'),
    script('deadcode'),
    script('spec'),
  ],
  [{ ...script('unit'), runsTests: true }],
  [{ ...script('e2e'), needs: 'build', runsTests: true }],
  // By file: `node --run` ends with 1 whatever a script ends with, and what was not run would have failed.
  [{ name: 'model-test', args: ['scripts/models/model-test.ts'], runsTests: true, mayNotRun: true }],
  [
    {
      name: 'image-test',
      args: ['scripts/image/image-test.ts'],
      needs: 'build',
      runsTests: true,
      mayNotRun: true,
    },
  ],
];
const lanes = 2;
/** Of a step that runs no tests. */
const shownOutputLines = 8;
/** Of what a failed step printed. */
const keptLines = 150;
const reports = mkdtempSync(join(tmpdir(), 'parley-test-'));

const running = new Set<ChildProcess>();
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => {
    for (const child of running) child.kill('SIGTERM');
    process.exit(1);
  });
}
process.once('exit', () => rmSync(reports, { recursive: true, force: true }));

process.exitCode = (await main()) ? 0 : 1;

async function main(): Promise<boolean> {
  if (!installSystemParts()) return false;
  const results: Result[] = [];
  for (const row of rows) results.push(...(await runRow(row, results)));
  const failed = results.filter((result) => !result.ok);
  for (const result of failed)
    console.log(`\n── ${result.step.name} ──\n${lastLines(result.output, keptLines)}`);
  const left = results.filter((result) => result.notRun !== undefined);
  const passed = results.length - failed.length - left.length;
  console.log(`\n${passed} passed, ${failed.length} failed, ${left.length} not run`);
  for (const result of left) report(result);
  // Once more at the very end: of a long log often only the end is kept.
  for (const result of failed) report(result);
  return failed.length === 0;
}

async function runRow(row: readonly Step[], before: readonly Result[]): Promise<Result[]> {
  const queue = [...row];
  const results: Result[] = [];
  const lane = async () => {
    for (let step = queue.shift(); step !== undefined; step = queue.shift()) {
      const blocked = before.some((result) => result.step.name === step.needs && !result.ok);
      const result = blocked ? notRun(step) : await runStep(step);
      report(result);
      results.push(result);
    }
  };
  await Promise.all(Array.from({ length: lanes }, lane));
  return results;
}

function notRun(step: Step): Result {
  const output = `Not run, because '${step.needs}' failed.`;
  return { step, ok: false, seconds: 0, output, causes: [output] };
}

function runStep(step: Step): Promise<Result> {
  const started = Date.now();
  const child = spawn(process.execPath, step.args, {
    cwd: root,
    env: { ...process.env, [reportVariable]: reportOf(step) },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  running.add(child);
  const chunks: Buffer[] = [];
  child.stdout.on('data', (chunk: Buffer) => chunks.push(chunk));
  child.stderr.on('data', (chunk: Buffer) => chunks.push(chunk));
  return new Promise((resolve) => {
    child.once('close', (code) => {
      running.delete(child);
      const seconds = (Date.now() - started) / 1000;
      const output = Buffer.concat(chunks).toString();
      if (step.mayNotRun && code === notRunCode) {
        const notRun = /^NOT RUN: (.*)$/m.exec(output)?.[1] ?? '';
        return resolve({ step, ok: true, seconds, output, causes: [], notRun });
      }
      const causes = causesOf(step, { code, output });
      resolve({ step, ok: causes.length === 0, seconds, output, causes });
    });
  });
}

function reportOf(step: Step): string {
  return join(reports, `${step.name}.json`);
}

/** Why a step failed, in a few lines; empty where it passed. */
function causesOf(step: Step, { code, output }: { code: number | null; output: string }): string[] {
  const lines = () => [`ended with code ${code}`, ...firstLines(output, shownOutputLines)];
  if (step.runsTests !== true) return code === 0 ? [] : lines();
  const { tests, failed } = readTestReport(reportOf(step)) ?? { tests: 0, failed: [] };
  if (failed.length > 0) return [`${failed.length} of ${tests} tests failed:`, ...listFailedTests(failed)];
  // A runner that ended before its first test has proven nothing, whatever its exit code.
  if (tests === 0) return ['No test ran.', ...lines()];
  return code === 0 ? [] : lines();
}

function report({ step, ok, seconds, output, causes, notRun }: Result): void {
  if (notRun !== undefined) {
    console.log(`not run ${step.name.padEnd(10)} ${notRun}`);
    return;
  }
  console.log(`${ok ? 'ok    ' : 'FAILED'}  ${step.name.padEnd(10)} ${seconds.toFixed(1).padStart(6)} s`);
  const parts = step.mayNotRun ? (output.match(/^Not run: .*$/gm) ?? []) : [];
  for (const line of [...causes, ...parts]) console.log(`          ${line}`);
}
