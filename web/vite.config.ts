import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';

export default defineConfig({
  root: import.meta.dirname,
  plugins: [react(), withoutJsonSchemas()],
  // The server puts a fresh nonce in its place on every page it sends.
  html: { cspNonce: '__CSP_NONCE__' },
  build: {
    // The oldest browsers with light-dark(), which the colours rely on.
    target: ['chrome123', 'edge123', 'firefox120', 'safari17.5'],
    manifest: true,
    // A data: font or image would be refused by the content security policy.
    assetsInlineLimit: 0,
    reportCompressedSize: false,
  },
  server: {
    port: 5174,
    strictPort: true,
    proxy: { '/api': 'http://127.0.0.1:8000' },
  },
});

/**
 * Every schema of zod can write itself down as JSON Schema, and brings the code for it along. The server does that for
 * agents and the API reference; no page does, and one that tried would fail with these words.
 */
function withoutJsonSchemas(): Plugin {
  return {
    name: 'without-json-schemas',
    apply: 'build',
    transform: {
      filter: { id: /\/zod\/v4\/core\/(?:to-json-schema|json-schema-processors)\.js$/ },
      handler: (code) => {
        const names = [...code.matchAll(/^export (?:const|function) (\w+)/gm)].map(([, name]) => name);
        if (names.length === 0) throw new Error('zod writes its JSON Schemas elsewhere now: look again');
        const refuse = "() => { throw new Error('Pages are built without JSON Schemas'); }";
        return names.map((name) => `export const ${name} = ${refuse};`).join('\n');
      },
    },
  };
}
