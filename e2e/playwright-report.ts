import { relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { FullResult, Reporter, Suite, TestCase, TestError } from '@playwright/test/reporter';
import { type FailedTest, writeTestReport } from '../scripts/reports/failed-tests.ts';

const root = fileURLToPath(new URL('..', import.meta.url));

/** Hands the failed journeys to `npm test`. */
// biome-ignore lint/style/noDefaultExport: Playwright takes the default export of a reporter's file.
export default class PlaywrightReport implements Reporter {
  readonly #stray: FailedTest[] = [];
  #suite: Suite | undefined;

  onBegin(_config: unknown, suite: Suite): void {
    this.#suite = suite;
  }

  onError(error: TestError): void {
    this.#stray.push({ title: 'Unhandled error', place: 'outside of a test', error: textOf(error) });
  }

  onEnd(result: FullResult): void {
    const tests = this.#suite?.allTests() ?? [];
    const run = tests.filter((test) => test.results.length > 0);
    const failed = run.filter((test) => !test.ok()).map(failedTest);
    const cut = tests.length - run.length;
    if (result.status !== 'passed' && cut > 0)
      failed.push({ title: `${cut} journeys did not run`, place: result.status, error: '' });
    writeTestReport({ tests: run.length, failed: [...this.#stray, ...failed] });
  }
}

function failedTest(test: TestCase): FailedTest {
  const { errors, status } = test.results.at(-1) ?? {};
  const error = errors?.[0];
  const { file, line } = error?.location ?? test.location;
  return {
    title: test.title,
    place: `${relative(root, file)}:${line}`,
    error: error === undefined ? `ended as ${status}` : textOf(error),
  };
}

function textOf({ message, value, stack }: TestError): string {
  return message ?? value ?? stack ?? '';
}
