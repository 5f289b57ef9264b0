import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';

/** `npm test` tells this from a failure: nothing was proven, and nothing is wrong. */
export const notRunCode = 75;

/** Ends a step of `npm test` that needs more than this machine has. */
export function notRun(why: string): number {
  console.error(`NOT RUN: ${why}`);
  return notRunCode;
}

/** Where a program is installed, if it is. */
export function findProgram(name: string): string | undefined {
  return (process.env.PATH ?? '')
    .split(delimiter)
    .map((folder) => join(folder, name))
    .find(isProgram);
}

function isProgram(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
