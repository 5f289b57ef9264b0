import { mkdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

const lookEvery = 200;
/** No build takes this long: whoever held the lock is gone, and somebody else has its number. */
const longestBuild = 900_000;

/**
 * One at a time, in whatever process: two starts in one folder would build into each other's files. What a process
 * leaves behind that was killed meanwhile is taken over.
 */
export async function withBuildLock<T>(file: string, work: () => Promise<T>): Promise<T> {
  mkdirSync(dirname(file), { recursive: true });
  while (!(await take(file))) await sleep(lookEvery);
  try {
    return await work();
  } finally {
    rmSync(file, { force: true });
  }
}

async function take(file: string): Promise<boolean> {
  try {
    writeFileSync(file, String(process.pid), { flag: 'wx' });
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  }
  return isLeftBehind(file) && takeOver(file);
}

function isLeftBehind(file: string): boolean {
  try {
    const age = Date.now() - statSync(file).mtimeMs;
    return age > longestBuild || !isRunning(Number(readFileSync(file, 'utf8')));
  } catch {
    // It was given back a moment ago.
    return false;
  }
}

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

/** Of several that try, the last one has it: each looks again when all have tried. */
async function takeOver(file: string): Promise<boolean> {
  const own = `${file}.${process.pid}`;
  writeFileSync(own, String(process.pid));
  renameSync(own, file);
  await sleep(lookEvery);
  return readFileSync(file, 'utf8') === String(process.pid);
}
