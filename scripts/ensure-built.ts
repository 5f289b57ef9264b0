import { fileURLToPath } from 'node:url';
import { fingerprint, isBuilt, markBuilt, type Product } from './staleness.ts';

/** The bundler takes longer to load than the server to start: it is loaded only when there is work for it. */
const builders: Record<Product, () => Promise<void>> = {
  web: async () => (await import('./build-web.ts')).buildWeb(),
  server: async () => (await import('./build-server.ts')).buildServer(),
};

export async function ensureBuilt(root: string, product: Product): Promise<void> {
  const current = fingerprint(root, product);
  if (isBuilt(root, product, current)) return;
  await builders[product]();
  markBuilt(root, product, current);
}

if (import.meta.main) {
  const root = fileURLToPath(new URL('..', import.meta.url));
  await ensureBuilt(root, 'web');
  await ensureBuilt(root, 'server');
}
