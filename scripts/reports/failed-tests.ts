import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { stripVTControlCharacters } from 'node:util';

export type FailedTest = { title: string; place: string; error: string };
/** What a runner hands to `npm test`: how many tests ran, and which failed. */
export type TestReport = { tests: number; failed: readonly FailedTest[] };

/** Names the file that a runner writes its report to; unset where nobody reads it. */
export const reportVariable = 'TEST_REPORT_FILE';

/** Few enough that the first screen of a failed run names what failed and why. */
const shownTests = 10;
const widestLine = 200;
/** Headings of a diff, and lines of nothing but brackets. */
const empty = /^[-+] (Expected|Received)\b|^[^\p{L}\p{N}]*$/u;

const onlyDots = /^[·\s]*·[·\s]*$/u;

export function writeTestReport(report: TestReport): void {
  const file = process.env[reportVariable];
  if (file !== undefined) writeFileSync(file, JSON.stringify(report));
}

export function readTestReport(file: string): TestReport | null {
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : null;
}

/** The failed tests by title, each with the beginning of its error. */
export function listFailedTests(failed: readonly FailedTest[]): string[] {
  const errorLines = failed.length > 4 ? 1 : 4;
  const lines = failed
    .slice(0, shownTests)
    .flatMap(({ title, place, error }) => [
      `${title}  (${place})`,
      ...firstLines(error, errorLines).map((line) => `  ${line}`),
    ]);
  const more = failed.length - shownTests;
  return more > 0 ? [...lines, `and ${more} more`] : lines;
}

/** The first lines of a text that say something, without colours. */
export function firstLines(text: string, count: number): string[] {
  return stripVTControlCharacters(text)
    .split('\n')
    .map((line) => line.trim().slice(0, widestLine))
    .filter((line) => !empty.test(line))
    .slice(0, count);
}

/** The last lines of a text, without colours and without the dots of tests that passed. */
export function lastLines(text: string, count: number): string {
  const lines = stripVTControlCharacters(text)
    .split('\n')
    .filter((line) => !onlyDots.test(line));
  return lines.slice(-count).join('\n').trimEnd();
}
