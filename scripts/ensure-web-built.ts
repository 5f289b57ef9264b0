import { fileURLToPath } from 'node:url';
import { isWebBuilt, markWebBuilt, webFingerprint } from './staleness.ts';

/** The bundler takes longer to load than the server to start: it is loaded only when there is work for it. */
export async function ensureWebBuilt(root: string): Promise<'built' | 'current'> {
  const fingerprint = webFingerprint(root);
  if (isWebBuilt(root, fingerprint)) return 'current';
  const { buildWeb } = await import('./build.ts');
  await buildWeb();
  markWebBuilt(root, fingerprint);
  return 'built';
}

if (import.meta.main) await ensureWebBuilt(fileURLToPath(new URL('..', import.meta.url)));
