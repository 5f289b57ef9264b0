// Plain JavaScript for Node 20: see parleydb.mjs.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  chmodSync,
  closeSync,
  createReadStream,
  existsSync,
  mkdirSync,
  mkdtempSync,
  openSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeSync,
} from 'node:fs';
import { homedir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { createGunzip } from 'node:zlib';

const root = fileURLToPath(new URL('..', import.meta.url));
const isWindows = process.platform === 'win32';
const program = isWindows ? 'node.exe' : 'node';

/**
 * Whether this Node can run Parley itself. Its SQLite must be able to refuse what a statement asks for, and know
 * limits: without these people's files would be read with fewer locks than Parley promises.
 */
export function isEnough() {
  if (Number(process.versions.node.split('.')[0]) < 24) return false;
  const { DatabaseSync } = process.getBuiltinModule('node:sqlite');
  const database = new DatabaseSync(':memory:');
  return 'setAuthorizer' in database && 'limits' in database;
}

/** The path of the Node that Parley is made for, fetched where it is not there yet; undefined where that failed. */
export async function bringNode({ quiet = false } = {}) {
  const { node } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')).parleydb;
  const wanted = node.packages[`${process.platform}-${process.arch}`];
  const places = [join(root, '.node', node.version), join(cacheFolder(), `node-${node.version}`)];
  const there = places.map((place) => join(place, program)).find((file) => existsSync(file));
  if (there) return there;
  const say = quiet ? () => undefined : (words) => console.error(words);
  if (!wanted)
    return void say(`Parley needs Node 24.21 or newer; this is ${process.version}. Install Node 26.`);
  say(`Parley needs a newer Node than ${process.version}. Fetching Node ${node.version} from npm, once …`);
  try {
    return await fetchInto(places, { ...wanted, version: node.version });
  } catch (error) {
    say(`Node ${node.version} could not be fetched: ${error.message} Or install Node 26 yourself.`);
  }
}

function cacheFolder() {
  return join(process.env.XDG_CACHE_HOME || join(homedir(), '.cache'), 'parleydb');
}

async function fetchInto(places, wanted) {
  const place = places.find(isWritable);
  if (!place) throw new Error(`Neither ${places.join(' nor ')} can be written to.`);
  const work = mkdtempSync(join(dirname(place), 'fetching-'));
  try {
    await extract(download(work, wanted), join(work, program));
    rmSync(place, { recursive: true, force: true });
    mkdirSync(place);
    renameSync(join(work, program), join(place, program));
    return join(place, program);
  } finally {
    rmSync(work, { recursive: true, force: true });
  }
}

function isWritable(place) {
  try {
    mkdirSync(dirname(place), { recursive: true });
    rmSync(mkdtempSync(join(dirname(place), 'try-')), { recursive: true });
    return true;
  } catch {
    return false;
  }
}

/** By npm, which knows this machine's registry, proxy and certificates. What it brings must be what was built with. */
function download(folder, { name, version, integrity }) {
  const script = process.env.npm_execpath;
  const [command, first] = script ? [process.execPath, [script]] : ['npm', []];
  const { npm_config_global: _, ...env } = process.env;
  const flags = ['--pack-destination', folder, '--ignore-scripts', '--loglevel=error'];
  const { status, stderr, error } = spawnSync(command, [...first, 'pack', `${name}@${version}`, ...flags], {
    cwd: folder,
    env,
    encoding: 'utf8',
    stdio: ['ignore', 'ignore', 'pipe'],
    shell: isWindows && !script,
  });
  const file = readdirSync(folder).find((entry) => entry.endsWith('.tgz'));
  if (status !== 0 || !file) throw new Error(`npm says: ${error?.message ?? stderr.trim().split('\n')[0]}.`);
  const content = readFileSync(join(folder, file));
  if (`sha512-${createHash('sha512').update(content).digest('base64')}` !== integrity)
    throw new Error(`What npm brought is not ${name} ${version} as it was published.`);
  return join(folder, file);
}

/** Only the program: what the package holds for building native code is another third of it. */
async function extract(archive, target) {
  const wanted = `package/bin/${program}`;
  const entries = tarEntries(createReadStream(archive).pipe(createGunzip()));
  for await (const { name, chunks } of entries) {
    if (name !== wanted) continue;
    const file = openSync(target, 'wx', 0o755);
    for await (const chunk of chunks) writeSync(file, chunk);
    closeSync(file);
    chmodSync(target, 0o755);
    return;
  }
  throw new Error(`There is no ${wanted} in what npm brought.`);
}

const block = 512;

/** The files of a tar archive, in order; each must be read, or left, before the next. */
async function* tarEntries(stream) {
  let held = Buffer.alloc(0);
  const chunks = stream[Symbol.asyncIterator]();
  const take = async (most) => {
    if (held.length === 0) held = (await chunks.next()).value ?? held;
    const part = held.subarray(0, most);
    held = held.subarray(part.length);
    return part;
  };
  const takeAll = async (size) => {
    const parts = [];
    for (let left = size; left > 0; ) {
      const part = await take(left);
      if (part.length === 0) throw new Error('What npm brought is cut off.');
      parts.push(part);
      left -= part.length;
    }
    return Buffer.concat(parts);
  };
  for (;;) {
    const header = await takeAll(block);
    if (header.every((byte) => byte === 0)) return;
    const size = Number.parseInt(header.toString('latin1', 124, 136), 8);
    let left = size;
    const body = (async function* () {
      for (; left > 0; ) {
        const part = await take(left);
        if (part.length === 0) throw new Error('What npm brought is cut off.');
        left -= part.length;
        yield part;
      }
    })();
    yield { name: header.toString('utf8', 0, 100).replace(/\0.*$/s, ''), chunks: body };
    for await (const _ of body);
    await takeAll((block - (size % block)) % block);
  }
}
