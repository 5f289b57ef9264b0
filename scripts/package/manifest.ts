import { readFileSync } from 'node:fs';
import { join } from 'node:path';

type Lock = {
  packages: Record<
    string,
    { version: string; integrity?: string; os?: string | string[]; cpu?: string | string[] }
  >;
};

/** The package.json of what is published: the built files and the two packages that stay outside of them. */
export function packageManifest(root: string) {
  const read = (file: string) => JSON.parse(readFileSync(join(root, file), 'utf8'));
  const own = read('package.json');
  return {
    name: 'parleydb',
    version: own.version,
    description: own.description,
    keywords: ['sql', 'postgresql', 'mysql', 'sqlite', 'supabase', 'text-to-sql', 'mcp', 'mcp-server'],
    license: own.license,
    // The registry of MCP servers takes a listing only if the package says whose it is.
    mcpName: read('server.json').name,
    type: 'module',
    bin: { parleydb: 'bin/parleydb.mjs' },
    engines: own.engines,
    scripts: { postinstall: 'node bin/install-node.mjs' },
    dependencies: {
      ...read('server/package.json').dependencies,
      ...read('emulator/package.json').dependencies,
    },
    parleydb: { node: pinnedNode(read('package-lock.json'), Object.keys(own.optionalDependencies)) },
  };
}

/** The Node that older ones fetch, with the hash that the lockfile has of it. */
function pinnedNode({ packages }: Lock, names: readonly string[]) {
  const pinned = names.map((name) => ({ name, ...packages[`node_modules/${name}`] }));
  const [version] = pinned.map((entry) => entry.version);
  return {
    version,
    packages: Object.fromEntries(
      pinned.map(({ name, integrity, os, cpu }) => [[os, cpu].flat().join('-'), { name, integrity }]),
    ),
  };
}
