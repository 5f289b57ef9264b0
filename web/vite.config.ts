import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

export default defineConfig({
  root: import.meta.dirname,
  plugins: [react()],
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
