import { join } from 'node:path';
import { normalizePath, type Rolldown } from 'vite';

type Groups = NonNullable<Rolldown.CodeSplittingOptions['groups']>;
type Build = Pick<Rolldown.ChunkingContext, 'getModuleInfo'>;

/** The frame of every page but the first, and the pages a visitor reads in it. */
const framed = [
  'shell/shell',
  'set-up/set-up-gate',
  'guards/visitors-only',
  'guards/require-session',
  'pages/public/pricing-page',
  'pages/public/about-page',
  'pages/public/privacy-page',
  'pages/public/terms-page',
  'pages/accounts/login-page',
  'pages/accounts/register-page',
  'pages/accounts/reset-password-page',
];

/**
 * Left alone, the bundler writes a file for every set of pages that share a module: a page then asks for more than a
 * hundred. What the landing page needs must not be in a file with what it does not need, nor the visitors' pages
 * wait for the code of the app.
 */
export function chunkGroups(web: string): Groups {
  const importedBy = (modules: readonly string[]) =>
    staticImports(modules.map((module) => normalizePath(join(web, 'src/app', `${module}.tsx`))));
  const isOfLanding = importedBy(['pages/public/landing-page']);
  const isOfFrame = importedBy(framed);
  return [
    { name: 'start', tags: ['$initial'], priority: 4 },
    {
      debugName: 'landing',
      name: (id, build) => (isOfLanding(id, build) ? 'landing' : null),
      minShareCount: 2,
      priority: 3,
    },
    {
      debugName: 'frame',
      name: (id, build) => (isOfFrame(id, build) ? 'frame' : null),
      minShareCount: 2,
      priority: 2,
    },
    { name: 'app', minShareCount: 3, priority: 1 },
  ];
}

/** Whether a module is one of these or is imported by them, directly or not; what loads later does not count. */
function staticImports(roots: readonly string[]): (id: string, build: Build) => boolean {
  let found: Set<string> | undefined;
  return (id, build) => {
    found ??= reachable(roots, build);
    return found.has(id);
  };
}

function reachable(roots: readonly string[], build: Build): Set<string> {
  const found = new Set<string>();
  const visit = (id: string) => {
    if (found.has(id)) return;
    found.add(id);
    for (const imported of importsOf(id, build)) visit(imported);
  };
  for (const root of roots) {
    if (build.getModuleInfo(root) === null) throw new Error(`The build has no module ${root}`);
    visit(root);
  }
  return found;
}

/** One module that names every icon there is: whoever imports from it means those it takes by name. */
const allIcons = /\/iconoir-react\/dist\/esm\/index\.mjs$/;
const takenIcons = /import\s*\{([^}]*)\}\s*from\s*['"]iconoir-react['"]/g;

function importsOf(id: string, build: Build): readonly string[] {
  const info = build.getModuleInfo(id);
  return (info?.importedIds ?? []).flatMap((imported) =>
    allIcons.test(imported) ? iconsIn(info?.code ?? '', imported) : [imported],
  );
}

function iconsIn(code: string, index: string): string[] {
  const names = [...code.matchAll(takenIcons)].flatMap(([, list]) => (list ?? '').split(','));
  return names
    .map((name) => name.trim().split(/\s/)[0] ?? '')
    .filter((name) => name !== '')
    .map((name) => index.replace('index.mjs', `regular/${name}.mjs`));
}
