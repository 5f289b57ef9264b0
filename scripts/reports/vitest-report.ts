import type { Reporter, TestCase, TestModule } from 'vitest/node';
import { type FailedTest, writeTestReport } from './failed-tests.ts';

/** Hands the failed tests to `npm test`. */
export class VitestReport implements Reporter {
  onTestRunEnd(
    modules: readonly TestModule[],
    unhandled: readonly { message: string; stack?: string }[],
  ): void {
    const failed = modules.flatMap((module) => [...moduleErrors(module), ...failedTests(module)]);
    const tests = modules.reduce((sum, module) => sum + [...module.children.allTests()].length, 0);
    const stray = unhandled.map(({ message, stack }) => ({
      title: 'Unhandled error',
      place: 'outside of a test',
      error: stack ?? message,
    }));
    writeTestReport({ tests, failed: [...failed, ...stray] });
    if (modules.length > mostSlow) process.stdout.write(`\n${slowest(modules)}\n`);
  }
}

const mostSlow = 12;

/** Where the time of the whole run went. */
function slowest(modules: readonly TestModule[]): string {
  const timed = modules.map((module) => {
    const { duration, collectDuration } = module.diagnostic();
    return { file: module.relativeModuleId, seconds: (duration + collectDuration) / 1_000 };
  });
  const lines = timed
    .toSorted((one, other) => other.seconds - one.seconds)
    .slice(0, mostSlow)
    .map(({ file, seconds }) => `${seconds.toFixed(0).padStart(5)} s  ${file}`);
  return ['The slowest files:', ...lines].join('\n');
}

function failedTests(module: TestModule): FailedTest[] {
  return [...module.children.allTests('failed')].map((test) => ({
    title: test.fullName,
    place: placeOf(test),
    error: textOf(test.result().errors),
  }));
}

/** A file that cannot be loaded and a hook that fails belong to no test. */
function moduleErrors(module: TestModule): FailedTest[] {
  const suites = [module, ...module.children.allSuites()];
  return suites
    .filter((suite) => suite.errors().length > 0)
    .map((suite) => ({
      title: suite.type === 'module' ? 'The file failed' : suite.fullName,
      place: module.relativeModuleId,
      error: textOf(suite.errors()),
    }));
}

function placeOf(test: TestCase): string {
  const line = test.result().errors?.[0]?.stacks?.[0]?.line;
  return line === undefined ? test.module.relativeModuleId : `${test.module.relativeModuleId}:${line}`;
}

function textOf(errors: readonly { name?: string; message: string; diff?: string }[] | undefined): string {
  const first = errors?.[0];
  return first === undefined ? '' : `${first.name ?? 'Error'}: ${first.message}\n${first.diff ?? ''}`;
}
