import { fileURLToPath } from 'node:url';
import { createServer } from 'vite';

/** Serves the design system on a page of its own, for what no page of the product shows yet. */
export async function startUiHarness(): Promise<{ url: string; close(): Promise<void> }> {
  const server = await createServer({
    root: fileURLToPath(new URL('../../web', import.meta.url)),
    cacheDir: fileURLToPath(new URL('../../.cache/ui-harness', import.meta.url)),
    logLevel: 'error',
    server: {
      host: '127.0.0.1',
      port: 0,
      strictPort: false,
      fs: { allow: ['..'] },
      hmr: false,
      watch: null,
    },
    html: {},
    plugins: [
      {
        name: 'ui-harness',
        configureServer: ({ middlewares, transformIndexHtml }) => {
          middlewares.use('/ui-harness', async (_request, response) => {
            response.setHeader('content-type', 'text/html');
            response.end(await transformIndexHtml('/ui-harness', page));
          });
        },
      },
    ],
  });
  await server.listen();
  const url = server.resolvedUrls?.local[0];
  if (url === undefined) throw new Error('The harness does not listen.');
  return { url: new URL('ui-harness', url).href, close: () => server.close() };
}

const entry = fileURLToPath(new URL('./ui-harness-page.jsx', import.meta.url));
const page = `<!doctype html><html lang="en"><head><title>Design system</title></head>
<body><div id="root"></div><script type="module" src="/@fs${entry}"></script></body></html>`;
