import { enableCompileCache } from 'node:module';
import { fileURLToPath } from 'node:url';
import { startDemoProjects } from '../server/src/commands/demo-projects-emulator.ts';
import { ensureBuilt, NotBuiltError } from './ensure-built.ts';

const oldestNode = 24;
const root = fileURLToPath(new URL('..', import.meta.url));
const demoProjects = { program: `${root}emulator/src/main.ts`, compileCache: `${root}.cache/compiled` };

if (Number(process.versions.node.split('.')[0]) < oldestNode) {
  console.error(
    `This is Node ${process.version}. Run 'npm start': it brings the Node that Parley is made for.`,
  );
  process.exit(1);
}

enableCompileCache(`${root}.cache/compiled`);
try {
  await ensureBuilt(root, 'web');
  await ensureBuilt(root, 'server');
} catch (error) {
  if (!(error instanceof NotBuiltError)) throw error;
  console.error(error.message);
  process.exit(1);
}
Object.assign(process.env, await startDemoProjects({ ...demoProjects, env: process.env }));
await import(new URL('../server/dist/main.js', import.meta.url).href);
