import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { checkSizes } from './checks/size-check.ts';
import { sourceFiles } from './source-files.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const files = sourceFiles(root).filter((file) => !file.startsWith('training/'));
const sources = files
  .filter((file) => /\.tsx?$/.test(file))
  .map((file) => ({ file, source: readFileSync(join(root, file), 'utf8') }));
const problems = checkSizes(files, sources);

for (const problem of problems) console.error(problem);
console.log(`${sources.length} source files, ${problems.length} problems`);
process.exitCode = problems.length === 0 ? 0 : 1;
