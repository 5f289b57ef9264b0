import { type ChildProcess, spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { installSystemParts } from './install-system-parts.ts';

type Step = { name: string; args: string[]; needs?: string };
type Result = { step: Step; ok: boolean; seconds: number; output: string };

const root = fileURLToPath(new URL('..', import.meta.url));
const script = (name: string): Step => ({ name, args: ['--run', name] });

/** Steps of one row share the two cores; a row waits for the one before it. */
const rows: Step[][] = [
  [
    { name: 'build', args: ['scripts/ensure-built.ts'] },
    script('types'),
    script('lint'),
    script('boundaries'),
    script('deadcode'),
    script('spec'),
  ],
  [script('unit')],
  [{ ...script('e2e'), needs: 'build' }],
];
const lanes = 2;

const running = new Set<ChildProcess>();
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => {
    for (const child of running) child.kill('SIGTERM');
    process.exit(1);
  });
}

process.exitCode = (await main()) ? 0 : 1;

async function main(): Promise<boolean> {
  if (!installSystemParts()) return false;
  const results: Result[] = [];
  for (const row of rows) results.push(...(await runRow(row, results)));
  const failed = results.filter((result) => !result.ok);
  for (const result of failed) console.log(`\n── ${result.step.name} ──\n${result.output.trimEnd()}`);
  console.log(`\n${results.length - failed.length} passed, ${failed.length} failed`);
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
  return { step, ok: false, seconds: 0, output: `Not run, because '${step.needs}' failed.` };
}

function runStep(step: Step): Promise<Result> {
  const started = Date.now();
  const child = spawn(process.execPath, step.args, { cwd: root, stdio: ['ignore', 'pipe', 'pipe'] });
  running.add(child);
  const chunks: Buffer[] = [];
  child.stdout.on('data', (chunk: Buffer) => chunks.push(chunk));
  child.stderr.on('data', (chunk: Buffer) => chunks.push(chunk));
  return new Promise((resolve) => {
    child.once('close', (code) => {
      running.delete(child);
      const seconds = (Date.now() - started) / 1000;
      resolve({ step, ok: code === 0, seconds, output: Buffer.concat(chunks).toString() });
    });
  });
}

function report({ step, ok, seconds }: Result): void {
  console.log(`${ok ? 'ok    ' : 'FAILED'}  ${step.name.padEnd(10)} ${seconds.toFixed(1).padStart(6)} s`);
}
