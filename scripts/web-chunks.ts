import { join } from 'node:path';
import { normalizePath, type Rolldown } from 'vite';

type Groups = NonNullable<Rolldown.CodeSplittingOptions['groups']>;
type Build = Pick<Rolldown.ChunkingContext, 'getModuleInfo'>;

const landing = ['app/pages/public/landing-page.tsx'];

/** The frame of every page but the first, and who is there. */
const framed = [
  'app/shell/shell.tsx',
  'app/server-ready/server-ready-gate.tsx',
  'app/guards/visitors-only.tsx',
  'app/guards/require-session.tsx',
  'lib/session/fetch-session.ts',
];

/** The pages that a visitor reads in the frame. */
const visited = [
  'app/pages/public/pricing-page.tsx',
  'app/pages/public/about-page.tsx',
  'app/pages/public/privacy-page.tsx',
  'app/pages/public/terms-page.tsx',
  'app/pages/accounts/login-page.tsx',
  'app/pages/accounts/register-page.tsx',
  'app/pages/accounts/reset-password-page.tsx',
];

/** What a signed-in person meets first. */
const startPage = ['app/pages/dashboard/dashboard-page.tsx', 'features/spaces/components/space-switcher.tsx'];

/** What opens over a page: nobody waits for it before it is opened. */
const overlays = ['ui/overlay/loaded-menu.tsx', 'ui/overlay/modal.tsx', 'ui/overlay/popover.tsx'];

/** What draws words and long tables, and the rest of an answer. */
const prose = ['features/ask/components/answer/answer-explanation.tsx'];
const grid = ['ui/data/virtual-grid.tsx'];
const answers = ['features/ask/components/answer/answer-view.tsx'];

/**
 * Left alone, the bundler writes a file for every set of pages that share a module: a page then asks for more than a
 * hundred. What the landing page needs must not be in a file with what it does not need, nor the visitors' pages
 * wait for the code of the app.
 */
export function chunkGroups(web: string): Groups {
  const importedBy = (modules: readonly string[]) =>
    staticImports(modules.map((module) => normalizePath(join(web, 'src', module))));
  const isOfLanding = importedBy(landing);
  const isOfFrame = importedBy(framed);
  const isOfStartPage = importedBy(startPage);
  const shared = (name: string, isOf: (id: string, build: Build) => boolean) => ({
    debugName: name,
    name: (id: string, build: Build) => (isOf(id, build) ? name : null),
    minShareCount: 2,
  });
  const groups: Groups = [
    { name: 'start', tags: ['$initial'] },
    shared(
      'base',
      (id, build) => isOfLanding(id, build) && (isOfFrame(id, build) || isOfStartPage(id, build)),
    ),
    shared('landing', isOfLanding),
    shared('frame', isOfFrame),
    shared('home', isOfStartPage),
    shared('visited', importedBy(visited)),
    shared('overlays', importedBy(overlays)),
    shared('prose', importedBy(prose)),
    shared('grid', importedBy(grid)),
    shared('answers', importedBy(answers)),
    { name: 'app', minShareCount: 3 },
  ];
  return groups.map((group, place) => ({ ...group, priority: groups.length - place }));
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
