import { posix } from 'node:path';
import {
  environmentReaders,
  fewestModules,
  onlyPackages,
  openRooms,
  packageRules,
  questionReader,
  type Room,
  rooms,
  testRooms,
} from './boundary-rules.ts';
import { findCycles } from './find-cycles.ts';

export type Module = {
  file: string;
  imports: readonly string[];
  readsEnvironment: boolean;
  /** How often it holds a pattern against the text of a question. */
  questionPatterns?: number;
};

/** `files` are all files of the tree, so that an import of a style sheet or of JSON can be resolved too. */
export type Tree = { modules: readonly Module[]; files: ReadonlySet<string> };

/** Stands for the name in `import(something)`, which only running the program can tell. */
export const computedImport = '(computed)';

type Placed = { name: string; room: Room };

const contractPackage = '@parley/contract/';

export type Limits = { fewest?: number };

/** Every way in which the tree breaks the rules, one sentence each. */
export function checkBoundaries(tree: Tree, limits: Limits = {}): string[] {
  const { fewest = fewestModules } = limits;
  const problems = tree.modules.flatMap((module) => checkModule(module, tree.files));
  if (tree.modules.length < fewest) {
    problems.unshift(`Only ${tree.modules.length} modules were seen; at least ${fewest} are expected.`);
  }
  const cycles = findCycles(importGraph(tree)).map((cycle) => `Import cycle: ${cycle.join(' → ')}`);
  return [...problems, ...checkEntrances(tree), ...cycles];
}

export function roomOf(file: string): Placed | undefined {
  for (const room of rooms) {
    const match = placePattern(room.files).exec(file);
    if (match !== null) return { name: room.name.replace('*', match[1] ?? '*'), room };
  }
  return undefined;
}

/** Imports from other rooms that reach into a folder past the file that is named after it. */
function checkEntrances(tree: Tree): string[] {
  return [...importGraph(tree)].flatMap(([file, targets]) => {
    const from = roomOf(file);
    if (from === undefined || isTest(file, from) || !file.startsWith('server/src/')) return [];
    return targets
      .filter((target) => isInnerFile(from, target))
      .map((target) => `${file} imports ${target}: ${onlyEntrances}`);
  });
}

/** Files with which a folder faces other rooms: an interface that several implement, or the types of what it offers. */
const forOthers = ['port', 'public-types'];

const onlyEntrances =
  'another room enters a folder by the file that is named after it, or by its port.ts or public-types.ts.';

/** In a folder inside of another room, and neither the file that is named after the folder nor one for others. */
function isInnerFile(from: Placed, target: string): boolean {
  const to = roomOf(target);
  if (to === undefined || to.name === from.name || from.name === 'server/app') return false;
  if (!to.name.startsWith('server/') || openRooms.includes(to.name)) return false;
  const place = to.room.files.replace('*', posix.basename(to.name));
  const name = posix.basename(target, '.ts');
  const folder = posix.dirname(target);
  return `${folder}/` !== place && name !== posix.basename(folder) && !forOthers.includes(name);
}

function placePattern(place: string): RegExp {
  const pattern = place.replaceAll('.', '\\.').replace('*', '([^/]+)');
  return new RegExp(`^${pattern}${place.endsWith('/') ? '' : '$'}`);
}

function checkModule(module: Module, files: ReadonlySet<string>): string[] {
  const from = roomOf(module.file);
  if (from === undefined) return [`${module.file} is in no known room.`];
  const problems = module.imports.flatMap((specifier) => {
    const problem = checkImport({ file: module.file, from, specifier, files });
    return problem === undefined ? [] : [`${module.file} imports ${specifier}: ${problem}`];
  });
  if (module.readsEnvironment && !mayReadEnvironment(module.file, from)) {
    problems.push(`${module.file} reads process.env: only server/src/platform/config.ts may.`);
  }
  if ((module.questionPatterns ?? 0) > 0 && !mayReadQuestions(module.file, from)) {
    problems.push(
      `${module.file} holds a pattern against a question: only ${questionReader} reads questions.`,
    );
  }
  return problems;
}

/** Elsewhere a question is what was read of it, or two readers would understand it differently. */
function mayReadQuestions(file: string, from: Placed): boolean {
  return from.name === questionReader || !file.startsWith('server/src/') || isTest(file, from);
}

type Import = { file: string; from: Placed; specifier: string; files: ReadonlySet<string> };

function checkImport(input: Import): string | undefined {
  const { file, specifier, files } = input;
  if (specifier === computedImport) return checkComputed(input);
  if (!isOurs(specifier)) return checkPackage(input);
  const target = resolve(file, specifier, files);
  if (target === undefined) return 'it resolves to no file.';
  if (isOwnManifest(file, target)) return undefined;
  if (isRelative(specifier) && leadsIntoContract(file, target)) return `write ${contractPackage}… instead.`;
  if (!isTestFile(file) && isTestFile(target)) return 'a product module may not import a test.';
  const to = roomOf(target);
  if (to === undefined) return 'it leads into no known room.';
  return mayImport(input, to) ? undefined : `${input.from.name} may not import ${to.name}.`;
}

function mayImport({ file, from }: Import, to: Placed): boolean {
  if (from.name === to.name) return true;
  if (testRooms.includes(to.name)) return from.room.mayImport.includes(to.name) || isServerTest(file, to);
  return from.room.mayImport.some((allowed) => fits(to.name, allowed));
}

function isServerTest(file: string, to: Placed): boolean {
  return to.name === 'testing' && isTestFile(file) && file.startsWith('server/src/');
}

function checkComputed({ file, from }: Import): string | undefined {
  return isTest(file, from) || from.name === 'scripts' ? undefined : 'a computed import cannot be checked.';
}

function checkPackage({ file, from, specifier }: Import): string | undefined {
  if (isTest(file, from)) return undefined;
  const only = onlyPackages[from.name];
  if (only !== undefined && !only.test(specifier)) return `${from.name} may not use this package.`;
  const rule = packageRules.find(({ packages }) => packages.test(specifier));
  if (rule === undefined || rule.onlyIn.some((allowed) => fits(from.name, allowed))) return undefined;
  return `only ${rule.onlyIn.join(', ')} may use this package.`;
}

function mayReadEnvironment(file: string, from: Placed): boolean {
  return isTest(file, from) || environmentReaders.includes(file) || environmentReaders.includes(from.name);
}

function isTest(file: string, from: Placed): boolean {
  return isTestFile(file) || testRooms.includes(from.name);
}

function isTestFile(file: string): boolean {
  return /\.(test|spec)\.tsx?$/.test(file);
}

/** `server/*` stands for every room under `server`. */
function fits(name: string, allowed: string): boolean {
  return allowed.endsWith('/*') ? name.startsWith(allowed.slice(0, -1)) : name === allowed;
}

function isRelative(specifier: string): boolean {
  return specifier.startsWith('.');
}

function isOurs(specifier: string): boolean {
  return isRelative(specifier) || specifier.startsWith('@parley/');
}

/** Workspaces whose modules others reach by name. */
const packages: Readonly<Record<string, string>> = {
  [contractPackage]: 'contract/src/',
  '@parley/reader/': 'reader/src/',
};

/** Of another workspace only what it exports can be reached by name. */
function resolve(file: string, specifier: string, files: ReadonlySet<string>): string | undefined {
  const [path = ''] = specifier.split('?');
  const named = Object.keys(packages).find((name) => path.startsWith(name));
  const target = isRelative(path)
    ? posix.join(posix.dirname(file), path)
    : named && `${packages[named]}${path.slice(named.length)}.ts`;
  return target !== undefined && files.has(target) ? target : undefined;
}

/** Where a workspace reads its own version. */
function isOwnManifest(file: string, target: string): boolean {
  return target === `${file.split('/')[0]}/package.json`;
}

function leadsIntoContract(file: string, target: string): boolean {
  return target.startsWith('contract/') && !file.startsWith('contract/');
}

function importGraph({ modules, files }: Tree): Map<string, string[]> {
  const known = new Set(modules.map(({ file }) => file));
  return new Map(
    modules.map(({ file, imports }) => [
      file,
      imports
        .filter(isOurs)
        .map((specifier) => resolve(file, specifier, files))
        .filter((target) => target !== undefined)
        .filter((target) => known.has(target)),
    ]),
  );
}
