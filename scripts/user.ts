import { fileURLToPath } from 'node:url';
import { ensureBuilt } from './ensure-built.ts';

/** `npm run user -- list` is `parleydb user list` in a clone. */
await ensureBuilt(fileURLToPath(new URL('..', import.meta.url)), 'server');
process.argv.splice(2, 0, 'user');
await import(new URL('../server/dist/cli.js', import.meta.url).href);
