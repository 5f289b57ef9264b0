// Runs before anything is installed, on whatever Node is there: plain JavaScript, no packages.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const oldestNode = 20;
const root = fileURLToPath(new URL('..', import.meta.url));
const stampFile = `${root}node_modules/.parley-install`;

if (Number(process.versions.node.split('.')[0]) < oldestNode) {
  console.error(
    `Parley needs Node ${oldestNode} or newer to start; this is ${process.version}. See https://nodejs.org.`,
  );
  process.exit(1);
}

const wanted = fingerprint();
if (readFile(stampFile) !== wanted && !isProductionInstall()) install();

// Node's own version must stay out of it: the first run is on the machine's Node, the next on the pinned one.
function fingerprint() {
  const lock = readFileSync(`${root}package-lock.json`);
  return createHash('sha256').update(lock).update(`${process.platform} ${process.arch}`).digest('hex');
}

/**
 * `npm ci --omit=dev` brings what the built server runs on. Whoever chose that wants no build kit; `npm start` says so
 * where something still has to be built. Test and dev need the kit and install it.
 */
function isProductionInstall() {
  if (process.env.npm_lifecycle_event !== 'prestart' || existsSync(`${root}node_modules/vite`)) return false;
  const installed = JSON.parse(readFile(`${root}node_modules/.package-lock.json`) ?? '{}').packages;
  const { packages } = JSON.parse(readFileSync(`${root}package-lock.json`, 'utf8'));
  const needed = Object.entries(packages).filter(
    ([path, { dev, optional, link }]) => path.startsWith('node_modules/') && !dev && !optional && !link,
  );
  return needed.every(([path, { version }]) => installed?.[path]?.version === version);
}

function readFile(file) {
  return existsSync(file) ? readFileSync(file, 'utf8') : undefined;
}

function install() {
  console.log('Installing packages (once, and again when they change) …');
  const started = Date.now();
  const { command, first } = npm();
  const flags = ['--ignore-scripts', '--include=dev', '--include=optional', '--no-audit', '--no-fund'];
  const result = spawnSync(command, [...first, 'ci', ...flags, '--loglevel=error'], {
    cwd: root,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'pipe'],
    shell: process.platform === 'win32' && first.length === 0,
  });
  if (result.status !== 0) {
    console.error(withoutEngineNoise(`${result.stdout ?? ''}${result.stderr ?? ''}`));
    console.error(result.error?.message ?? 'The packages could not be installed.');
    process.exit(1);
  }
  removeHeaders();
  writeFileSync(stampFile, wanted);
  console.log(`Packages installed in ${Math.round((Date.now() - started) / 1000)} s.`);
}

// The pinned Node brings what native add-ons are built with, a tenth of everything; none is built here.
function removeHeaders() {
  const { optionalDependencies } = JSON.parse(readFileSync(`${root}package.json`, 'utf8'));
  for (const name of Object.keys(optionalDependencies)) {
    rmSync(`${root}node_modules/${name}/include`, { recursive: true, force: true });
  }
}

// `npm ci` empties node_modules, where the pinned Node lives; npm's own Node stays in place.
function npm() {
  const script = process.env.npm_execpath;
  if (!script) return { command: 'npm', first: [] };
  return { command: process.env.npm_node_execpath || process.execPath, first: [script] };
}

function withoutEngineNoise(output) {
  const lines = output.split('\n');
  return lines.filter((line) => !/EBADENGINE|Unknown (user|env|builtin) config/.test(line)).join('\n');
}
