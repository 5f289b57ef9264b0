import { StrictMode } from 'react';
import { renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router';
import { routes } from './page-routes.tsx';
import { loadPages } from './routing/load-pages.ts';
import { MatchedPage } from './routing/matched-page.tsx';

export type RenderedPage = { head: string; body: string };

/** React writes what belongs into the head before everything else when it renders no document of its own. */
const HEAD_TAGS = /^(?:<title>[^<]*<\/title>|<(?:meta|link)\b[^>]*>)+/;

export async function renderPage(path: string): Promise<RenderedPage> {
  await loadPages({ routes, basename: '/' }, path);
  const html = renderToString(
    <StrictMode>
      <StaticRouter location={path}>
        <MatchedPage isLoading={false} />
      </StaticRouter>
    </StrictMode>,
  );
  const head = HEAD_TAGS.exec(html)?.[0] ?? '';
  return { head, body: html.slice(head.length) };
}
