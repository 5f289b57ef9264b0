import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { fingerprint, isBuilt, markBuilt, type Product } from './build-fingerprint.ts';
import { withBuildLock } from './build-lock.ts';

/** The bundler takes longer to load than the server to start: it is loaded only when there is work for it. */
const builds: Record<Product, { what: string; run: () => Promise<void> }> = {
  web: { what: 'pages', run: async () => (await import('./build-web.ts')).buildWeb() },
  server: { what: 'server', run: async () => (await import('./build-server.ts')).buildServer() },
};

/** Said to whoever installed with --omit=dev. */
export class NotBuiltError extends Error {
  override readonly name = 'NotBuiltError';

  constructor(what: string) {
    super(
      `The ${what} must be built from these sources, and this install has no build kit (npm ci --omit=dev). ` +
        `Run 'npm ci' and 'npm run build' first, then 'npm ci --omit=dev' and 'npm start'.`,
    );
  }
}

export async function ensureBuilt(root: string, product: Product): Promise<void> {
  const current = fingerprint(root, product);
  if (isBuilt(root, product, current)) return;
  await withBuildLock(join(root, `.cache/build-${product}.lock`), async () => {
    // Whoever had the lock before may have built just this.
    if (isBuilt(root, product, current)) return;
    const { what, run } = builds[product];
    if (!existsSync(join(root, 'node_modules/vite'))) throw new NotBuiltError(what);
    console.log(`Building the ${what} (once, and again after changes) …`);
    await run();
    markBuilt(root, product, current);
  });
}

if (import.meta.main) {
  const root = fileURLToPath(new URL('..', import.meta.url));
  await ensureBuilt(root, 'web');
  await ensureBuilt(root, 'server');
}
