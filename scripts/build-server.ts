import { mkdir, rename, rm } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import { build, type Plugin } from 'vite';

const server = join(import.meta.dirname, '../server');
const finished = join(server, 'dist');
/** Reads files that lie beside its own code. */
const leftOutside = ['libpg-query'];

/**
 * The whole server in one file: a thousand small ones take Node longer to find than to run. Not in several,
 * because a server that runs while it is built anew would look in vain for those it has not loaded yet.
 */
export async function buildServer(): Promise<void> {
  // Of its own, because several processes may find the server stale at the same moment.
  const outDir = join(server, `.cache/dist-${process.pid}`);
  await build({
    root: server,
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    build: {
      ssr: 'src/main.ts',
      outDir,
      emptyOutDir: true,
      target: 'esnext',
      minify: false,
      sourcemap: true,
      rolldownOptions: { output: { codeSplitting: false, sourcemapExcludeSources: true } },
    },
    // Packages are found as Node finds them.
    ssr: { noExternal: true, external: leftOutside, resolve: { conditions: ['node'], mainFields: [] } },
    plugins: [sourceAddresses()],
  });
  await mkdir(finished, { recursive: true });
  for (const file of ['main.js.map', 'main.js']) await rename(join(outDir, file), join(finished, file));
  await rm(outDir, { recursive: true });
}

/** Threads, child processes and files lie beside the source that names them, not beside the built file. */
function sourceAddresses(): Plugin {
  return {
    name: 'parley:source-addresses',
    transform: {
      filter: { id: /\/(server|reader)\/src\//, code: 'import.meta.url' },
      handler: (code, id) => {
        const source = JSON.stringify(relative(finished, id).replaceAll(sep, '/'));
        const address = `new URL(${source}, import.meta.url).href`;
        return { code: code.replaceAll('import.meta.url', address), map: null };
      },
    },
  };
}
