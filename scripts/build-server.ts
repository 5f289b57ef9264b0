import { readFileSync } from 'node:fs';
import { mkdir, readdir, rename, rm, writeFile } from 'node:fs/promises';
import { basename, dirname, join, relative, resolve, sep } from 'node:path';
import { build, type Plugin } from 'vite';
import { noteBuiltFiles } from './package/built-files.ts';
import { notePackages, packagesFile, packagesText } from './package/licences.ts';

const root = join(import.meta.dirname, '..');
const server = join(root, 'server');
const emulator = join(root, 'emulator');

const serverMain = join(server, 'src/main.ts');

/** What Node is told to run: the server, and what it starts in threads and processes of their own. */
const programs = [
  'main.ts',
  'commands/cli.ts',
  'commands/operator-commands.ts',
  'ai/builtin/model/trained-model-thread.ts',
  'ask/explain-sql/explain-statement-thread.ts',
  'databases/sqlite/child/child-main.ts',
  'databases/sqlite/child/child-watchdog-thread.ts',
  'guard/read-in-thread/statement-reading-tasks-thread.ts',
  'language/statement/analyse-statement-thread.ts',
  'language/statement/row-rules/read-facts-for-rules-thread.ts',
  'store/execution-records/write-sqlite-records-thread.ts',
  'tools/files/read-toolbox-file-thread.ts',
  '../../reader/src/engine/layer-helper-thread.ts',
].map((path) => join(server, 'src', path));

/** Started beside the server; the address of its first program is written into the command line's. */
const emulatorPrograms = [
  'main.ts',
  'projects/seed-process-main.ts',
  'projects/database-process-main.ts',
].map((path) => join(emulator, 'src', path));

export async function buildServer(): Promise<void> {
  await buildPrograms(server, programs);
  await buildPrograms(emulator, emulatorPrograms);
}

/**
 * Each program in one file: a thousand small ones take Node longer to find than to run. Of the server alone what is wanted
 * later, if at all (the mail, the drivers, signing in), is in parts of their own, named after their content: those of the
 * build before stay for a server that still runs from it.
 */
async function buildPrograms(root: string, programs: readonly string[]): Promise<void> {
  const finished = join(root, 'dist');
  // Of its own, because several processes may find the server stale at the same moment.
  const outDir = join(root, `.cache/dist-${process.pid}`);
  const packages = new Set<string>();
  for (const program of programs) {
    await build({
      root,
      configFile: false,
      logLevel: 'warn',
      publicDir: false,
      build: {
        ssr: program,
        outDir,
        emptyOutDir: false,
        target: 'esnext',
        minify: false,
        sourcemap: true,
        rolldownOptions: {
          output: {
            codeSplitting: program === serverMain,
            chunkFileNames: 'main-[name]-[hash].js',
            sourcemapExcludeSources: true,
          },
        },
      },
      // Packages are found as Node finds them.
      ssr: { noExternal: true, external: leftOutside, resolve: { conditions: ['node'], mainFields: [] } },
      plugins: [addresses(finished), notePackages(packages), inAscii, requiredHttp],
    });
  }
  await mkdir(finished, { recursive: true });
  const files = (await readdir(outDir)).sort((a, b) => placeOf(a) - placeOf(b));
  for (const file of files) await rename(join(outDir, file), join(finished, file));
  await noteBuiltFiles(finished, files);
  await writeFile(join(finished, packagesFile), packagesText(packages));
  await rm(outDir, { recursive: true });
}

/** Nobody finds a program without its map and its parts. */
function placeOf(file: string): number {
  if (file.endsWith('.map')) return 0;
  return file.startsWith('main-') ? 1 : 2;
}

/** These read files that lie beside their own code, and are installed with the package. All others are built in. */
const leftOutside = [server, emulator].flatMap(dependenciesOf);

function dependenciesOf(workspace: string): string[] {
  const { dependencies } = JSON.parse(readFileSync(join(workspace, 'package.json'), 'utf8'));
  return Object.keys(dependencies);
}

/**
 * One letter beyond Latin-1 and V8 keeps all of a program in two bytes a letter: 8 MB for the server alone. What is
 * escaped means the same in strings, templates and regular expressions, but not where a template takes them raw.
 */
const inAscii: Plugin = {
  name: 'parley:in-ascii',
  generateBundle: (_, bundle) => {
    for (const chunk of Object.values(bundle)) {
      if (chunk.type !== 'chunk') continue;
      const [raw] = /\bString\.raw`[^`]*\P{ASCII}/u.exec(chunk.code) ?? [];
      if (raw !== undefined) throw new Error(`${chunk.fileName} would mean something else in ASCII: ${raw}`);
      chunk.code = chunk.code.replaceAll(/\\?([^\0-\x7f])|\\[\s\S]/g, (text, letter?: string) =>
        letter === undefined ? text : `\\u${letter.charCodeAt(0).toString(16).padStart(4, '0')}`,
      );
    }
  },
};

/**
 * Of a built-in module that is imported Node reads every export: of `node:http` that is its own fetch too, for 20 ms of a
 * start and 3 MB. What is required is read when it is used.
 */
const requiredHttp: Plugin = {
  name: 'parley:required-http',
  generateBundle: (_, bundle) => {
    for (const chunk of Object.values(bundle)) {
      if (chunk.type !== 'chunk') continue;
      chunk.code = chunk.code.replace(
        /^import (?:(\w+),? )?(?:\{([^}]*)\} )?from "node:http";$/m,
        (_, whole = 'http', parts = '') =>
          `import { createRequire as requireHttp } from "node:module"; ` +
          `const ${whole} = requireHttp(import.meta.url)("node:http"), {${parts.replaceAll(' as ', ': ')}} = ${whole};`,
      );
      if (/\bfrom ?"(?:node:)?http"/.test(chunk.code))
        throw new Error(
          `${chunk.fileName} imports node:http in another way: ${/.*"(?:node:)?http".*/.exec(chunk.code)}`,
        );
    }
  },
};

/**
 * Programs that a built file starts lie beside it. Everything else that code finds by its own address (the pages,
 * the reader's data, the emulator's seeds) is where it was, seen from the source.
 */
function addresses(finished: string): Plugin {
  const built = new Set([...programs, ...emulatorPrograms]);
  return {
    name: 'parley:addresses',
    enforce: 'pre',
    // A program that another one imports is a file of its own too.
    resolveId: (source, importer) => {
      const program = importer && source.startsWith('.') ? resolve(dirname(importer), source) : '';
      return built.has(program) ? { id: builtAddress(finished, program), external: true } : undefined;
    },
    transform: {
      filter: { id: /\/(server|reader|emulator)\/src\//, code: 'import.meta.url' },
      handler: (code, id) => {
        const source = JSON.stringify(relative(finished, id).replaceAll(sep, '/'));
        const withPrograms = code.replaceAll(
          /new URL\(\s*['"](\.[^'"]+)\.ts['"],\s*import\.meta\.url\s*\)/g,
          (_, path: string) => {
            const program = resolve(dirname(id), `${path}.ts`);
            if (!built.has(program)) throw new Error(`${id} starts ${program}, which is not built.`);
            return `new URL('${builtAddress(finished, program)}', import.meta\0.url)`;
          },
        );
        const others = withPrograms.replaceAll(
          'import.meta.url',
          `new URL(${source}, import.meta\0.url).href`,
        );
        return { code: others.replaceAll('\0', ''), map: null };
      },
    },
  };
}

function builtAddress(finished: string, program: string): string {
  const folder = program.startsWith(emulator) ? emulator : server;
  const path = join(folder, 'dist', basename(program).replace(/\.ts$/, '.js'));
  return `./${relative(finished, path).replaceAll(sep, '/')}`;
}
