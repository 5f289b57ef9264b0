import { type ChildProcess, spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { startDemoProjects } from '../server/src/commands/demo-projects-emulator.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const demoProjects = { program: `${root}emulator/src/main.ts`, compileCache: `${root}.cache/compiled` };
const webPort = 5174;
const settings = { APP_ORIGIN: `http://localhost:${webPort}`, ...process.env };
const env = { ...settings, ...(await startDemoProjects({ ...demoProjects, env: settings })) };

const children = [
  start(['--watch', '--watch-preserve-output', 'server/src/main.ts'], root),
  start([`${root}node_modules/vite/bin/vite.js`, '--port', String(webPort), '--strictPort'], `${root}web`),
];

let ending = false;
for (const child of children) child.once('exit', (code) => end(code ?? 1));
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => end(0));

function start(args: string[], cwd: string): ChildProcess {
  return spawn(process.execPath, args, { cwd, env, stdio: 'inherit' });
}

/** Half of the two is of no use, so either one's end is the end. */
function end(code: number): void {
  if (ending) return;
  ending = true;
  process.exitCode = code;
  for (const child of children) child.kill('SIGTERM');
}
