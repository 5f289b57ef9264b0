import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { measureCoverage, readStatements } from './checks/spec-coverage.ts';
import { testTitles } from './checks/test-titles.ts';
import { sourceFiles } from './source-files.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const original = join(root, '../shared/requirements.md');

/** What is still to be built: each of their statements is copied with the test that proves it. */
const laterSections = new Set(['M', 'N', 'P', 'Q']);

const statements = readStatements(readFileSync(join(root, 'docs/requirements.md'), 'utf8'));
const titles = sourceFiles(root)
  .filter((file) => /\.test\.tsx?$|^e2e\/.*\.spec\.ts$/.test(file))
  .flatMap((file) => testTitles(file, readFileSync(join(root, file), 'utf8')));
const { sections, unknown, share } = measureCoverage(statements, titles);

for (const { title, covered, uncovered } of sections) {
  const missing = uncovered.length === 0 ? '' : `  without a test: ${uncovered.join(' ')}`;
  console.log(`${title}: ${covered.length} of ${covered.length + uncovered.length}${missing}`);
}
console.log(`${Math.floor(share * 100)} % of ${statements.length} statements have a test`);

const lacking = missingFromCopy();
if (lacking.length > 0) console.error(`docs/requirements.md lacks: ${lacking.join(' ')}`);
if (unknown.length > 0) console.error(`Test titles name statements that do not exist: ${unknown.join(' ')}`);
process.exitCode = lacking.length + unknown.length === 0 ? 0 : 1;

function missingFromCopy(): string[] {
  if (!existsSync(original)) return [];
  const copied = new Set(statements.map(({ name }) => name));
  const names = readStatements(readFileSync(original, 'utf8')).map(({ name }) => name);
  return names.filter((name) => !laterSections.has(name.charAt(0)) && !copied.has(name));
}
