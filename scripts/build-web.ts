import { readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { build, type Manifest } from 'vite';
import { notePackages, packagesFile, packagesText } from './package/licences.ts';
import { chunkGroups } from './web-chunks.ts';

const web = join(import.meta.dirname, '../web');
const finished = join(web, 'dist');
/** Built aside and moved at the end: a build that was cut off must not look like a whole one. */
const dist = join(web, '.cache/dist');
const rendererDir = join(web, '.cache/prerender');

const shell = 'src/app/shell/shell.tsx';
const visitors = 'src/app/guards/visitors-only.tsx';

/** Pages sent with their full text, and the modules of each that would otherwise be found one after another. */
const prerendered = {
  '/': { file: 'index.html', modules: [page('public/landing')] },
  '/pricing': { file: 'pricing.html', modules: [shell, page('public/pricing')] },
  '/about': { file: 'about.html', modules: [shell, page('public/about')] },
  '/privacy': { file: 'privacy.html', modules: [shell, page('public/privacy')] },
  '/terms': { file: 'terms.html', modules: [shell, page('public/terms')] },
  '/login': { file: 'login.html', modules: [shell, visitors, page('accounts/login')] },
  '/register': { file: 'register.html', modules: [shell, visitors, page('accounts/register')] },
} as const;

/** Every other page: the frame and a spinner at once, the rest in the browser. */
const anyOtherPage = {
  path: '/dashboard',
  file: 'app.html',
  modules: [shell, 'src/app/server-ready/server-ready-gate.tsx'],
};

/** The start page of whoever is signed in, with all that it loads before anybody does anything. */
const startPage = [
  shell,
  'src/app/server-ready/server-ready-gate.tsx',
  'src/app/guards/require-session.tsx',
  'src/features/spaces/components/space-switcher.tsx',
  page('dashboard/dashboard'),
];

/** In bytes of compressed JavaScript. Journeys count the same in a browser. */
const firstLoads = [
  { what: '/', modules: prerendered['/'].modules, most: 110_000 },
  { what: '/dashboard', modules: startPage, most: 180_000 },
];

type FirstLoad = (typeof firstLoads)[number];
type Renderer = { renderPage: (path: string) => Promise<{ head: string; body: string }> };

export async function buildWeb(): Promise<void> {
  const packages = new Set<string>();
  await build({
    root: web,
    logLevel: 'warn',
    build: {
      outDir: dist,
      emptyOutDir: true,
      rolldownOptions: { output: { codeSplitting: { groups: chunkGroups(web) } } },
    },
    plugins: [notePackages(packages)],
  });
  const manifest = await readManifest();
  const renderer = await buildRenderer();
  const template = await readFile(join(dist, 'index.html'), 'utf8');
  for (const [path, { file, modules }] of Object.entries(prerendered)) {
    const rendered = await renderer.renderPage(path);
    await writePage(file, template, { ...rendered, path, links: linksFor(manifest, modules) });
  }
  const frame = await renderer.renderPage(anyOtherPage.path);
  await writePage(anyOtherPage.file, template, { ...frame, links: linksFor(manifest, anyOtherPage.modules) });
  await rm(join(dist, '.vite'), { recursive: true });
  await compressAssets();
  for (const load of firstLoads) await checkSize(manifest, load);
  await writeFile(join(dist, packagesFile), packagesText(packages));
  await rm(finished, { recursive: true, force: true });
  await rename(dist, finished);
}

function page(name: string): string {
  return `src/app/pages/${name}-page.tsx`;
}

async function readManifest(): Promise<Manifest> {
  return JSON.parse(await readFile(join(dist, '.vite/manifest.json'), 'utf8'));
}

async function buildRenderer(): Promise<Renderer> {
  await build({
    root: web,
    logLevel: 'warn',
    publicDir: false,
    build: { ssr: 'src/app/prerender.tsx', outDir: rendererDir, emptyOutDir: true, manifest: false },
    ssr: { noExternal: true },
  });
  return import(pathToFileURL(join(rendererDir, 'prerender.js')).href);
}

type WrittenPage = { head: string; body: string; links: string; path?: string };

async function writePage(file: string, template: string, { head, body, links, path }: WrittenPage) {
  if (/\sstyle="/.test(body)) throw new Error(`${file} has an inline style, which the page's policy refuses`);
  const html = template
    .replace('<!--head-->', () => head || '<title>Parley</title>')
    .replace('</head>', () => `${links}</head>`)
    .replace('<div id="root">', () =>
      path ? `<div id="root" data-prerendered="${path}">` : '<div id="root">',
    )
    .replace('<!--page-->', () => body);
  await writeFile(join(dist, file), html);
}

/** Styles first, or the page is painted without them; then the code it needs and the font of its text. */
function linksFor(manifest: Manifest, modules: readonly string[]): string {
  const { scripts, styles } = filesOf(manifest, modules);
  const entry = filesOf(manifest, []);
  const font = Object.values(manifest).find(({ file }) =>
    /geist-latin-wght-normal.*\.woff2$/.test(file),
  )?.file;
  return [
    ...[...styles].filter((file) => !entry.styles.has(file)).map(stylesheet),
    ...(font ? [`<link rel="preload" href="/${font}" as="font" type="font/woff2" crossorigin>`] : []),
    ...[...scripts].filter((file) => !entry.scripts.has(file)).map(modulePreload),
  ].join('');
}

function stylesheet(file: string): string {
  return `<link rel="stylesheet" crossorigin href="/${file}" nonce="__CSP_NONCE__">`;
}

function modulePreload(file: string): string {
  return `<link rel="modulepreload" crossorigin href="/${file}" nonce="__CSP_NONCE__">`;
}

/** What the entry and these modules load without anybody asking for more. */
function filesOf(manifest: Manifest, modules: readonly string[]) {
  const scripts = new Set<string>();
  const styles = new Set<string>();
  const visit = (key: string) => {
    const chunk = manifest[key];
    if (!chunk) throw new Error(`The build has no module ${key}`);
    if (scripts.has(chunk.file)) return;
    scripts.add(chunk.file);
    for (const file of chunk.css ?? []) styles.add(file);
    for (const imported of chunk.imports ?? []) visit(imported);
  };
  for (const key of ['index.html', ...modules]) visit(key);
  return { scripts, styles };
}

async function compressAssets(): Promise<void> {
  const assets = join(dist, 'assets');
  const files = (await readdir(assets)).filter((file) => /\.(?:js|css|svg)$/.test(file));
  await Promise.all(
    files.map(async (file) => {
      const content = await readFile(join(assets, file));
      const params = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY };
      await writeFile(join(assets, `${file}.br`), await promisify(brotliCompress)(content, { params }));
      await writeFile(join(assets, `${file}.gz`), await promisify(gzip)(content, { level: 9 }));
    }),
  );
}

async function checkSize(manifest: Manifest, { what, modules, most }: FirstLoad): Promise<void> {
  const { scripts } = filesOf(manifest, modules);
  const sizes = await Promise.all(
    [...scripts].map(async (file) => ({ file, bytes: (await readFile(join(dist, `${file}.gz`))).length })),
  );
  const total = sizes.reduce((sum, { bytes }) => sum + bytes, 0);
  const sum = `${what} loads ${kilobytes(total)} of JavaScript, gzipped, of ${kilobytes(most)} allowed`;
  if (total <= most) return console.log(`${sum}.`);
  const rows = sizes
    .sort((a, b) => b.bytes - a.bytes)
    .map(({ file, bytes }) => `${kilobytes(bytes)}  ${file}`);
  throw new Error([`${sum}:`, ...rows].join('\n  '));
}

function kilobytes(bytes: number): string {
  return `${(bytes / 1_000).toFixed(1)} kB`;
}
