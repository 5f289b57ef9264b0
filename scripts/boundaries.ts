import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { checkBoundaries } from './checks/boundary-check.ts';
import { readModule } from './checks/read-module.ts';
import { sourceFiles } from './source-files.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const files = sourceFiles(root);
const modules = files
  .filter((file) => /\.(ts|tsx|mts|mjs|js|jsx)$/.test(file))
  .map((file) => readModule(file, readFileSync(join(root, file), 'utf8')));
const problems = checkBoundaries({ modules, files: new Set(files) });

for (const problem of problems) console.error(problem);
console.log(`${modules.length} modules, ${problems.length} problems`);
process.exitCode = problems.length === 0 ? 0 : 1;
