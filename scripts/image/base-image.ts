import { existsSync, mkdirSync, mkdtempSync, readFileSync, realpathSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { findProgram } from '../optional-step.ts';
import { attempt, demand } from './container-tools.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const ownBase = 'localhost/parley-base';

/** What the Containerfile builds upon, or why there is none. */
export type BaseImage = { image: string; madeFrom: string } | { missing: string };

/** The one that the Containerfile names; where no registry of images can be reached, one made of Debian's packages. */
export function findBaseImage(): BaseImage {
  const named = /^ARG NODE_IMAGE=(\S+)$/m.exec(readFileSync(join(root, 'Containerfile'), 'utf8'))?.[1] ?? '';
  const isThere = attempt('podman', ['image', 'exists', named]).ok;
  if (isThere || attempt('podman', ['pull', '--quiet', named], 300_000).ok)
    return { image: named, madeFrom: named };
  if (!findProgram('mmdebstrap'))
    return {
      missing: `${named} cannot be pulled, and mmdebstrap, which would make a base, is not installed`,
    };
  return makeBase();
}

function makeBase(): BaseImage {
  const release = releaseOf('/etc/os-release');
  const archive = join(root, `.cache/image/${release}.tar`);
  if (!existsSync(archive)) {
    mkdirSync(dirname(archive), { recursive: true });
    const made = attempt('mmdebstrap', [...debian, release, archive]);
    if (!made.ok) {
      rmSync(archive, { force: true });
      return { missing: `mmdebstrap could not make a base: ${made.err.trim().split('\n').at(-1)}` };
    }
  }
  importBase(archive);
  return { image: ownBase, madeFrom: `Debian ${release} (mmdebstrap)` };
}

/** As small as Debian's own slim images: no manuals and no other languages. */
const debian = [
  '--variant=essential',
  '--include=ca-certificates,libatomic1,libstdc++6',
  ...['doc', 'man', 'info', 'locale'].map((kind) => `--dpkgopt=path-exclude=/usr/share/${kind}/*`),
];

function releaseOf(file: string): string {
  const text = existsSync(file) ? readFileSync(file, 'utf8') : '';
  const isDebian = /^ID=debian$/m.test(text);
  return (isDebian && /^VERSION_CODENAME=(\w+)$/m.exec(text)?.[1]) || 'bookworm';
}

/** With this machine's Node and npm, and the certificates that it trusts: its registry may be behind a proxy. */
function importBase(archive: string): void {
  const container = demand('buildah', ['from', 'scratch']);
  const folder = mkdtempSync(join(tmpdir(), 'parley-base-'));
  try {
    demand('buildah', ['add', '--quiet', container, archive, '/']);
    demand('buildah', ['copy', '--quiet', container, realpathSync(process.execPath), '/usr/local/bin/node']);
    demand('buildah', ['copy', '--quiet', container, npmFolder(), '/usr/local/lib/node_modules/npm']);
    const bundle = process.env.NODE_EXTRA_CA_CERTS;
    if (bundle && existsSync(bundle)) {
      demand('buildah', ['copy', '--quiet', container, bundle, '/usr/local/share/registry-ca.pem']);
      demand('buildah', [
        'config',
        '--env',
        'NODE_EXTRA_CA_CERTS=/usr/local/share/registry-ca.pem',
        container,
      ]);
    }
    const link = 'ln -s ../lib/node_modules/npm/bin/npm-cli.js /usr/local/bin/npm';
    demand('buildah', ['run', '--isolation=chroot', container, '--', 'sh', '-c', link]);
    demand('buildah', ['commit', '--quiet', '--format=docker', container, ownBase]);
  } finally {
    attempt('buildah', ['rm', container]);
    rmSync(folder, { recursive: true, force: true });
  }
}

function npmFolder(): string {
  const found = process.env.npm_execpath ?? findProgram('npm');
  if (!found) throw new Error('npm was not found.');
  return dirname(dirname(realpathSync(found)));
}
