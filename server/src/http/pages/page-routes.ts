import { randomBytes } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import { operatorPages, publicPages, signedInPages } from '@parley/contract/routes';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { HttpServices } from '../http-services.ts';
import { isOperator } from '../operator/require-operator.ts';
import { assetRoutes } from './asset-routes.ts';
import { operatorFactsJson } from './operator-facts-json.ts';

const compress = promisify(gzip);
const noncePlaceholder = '__CSP_NONCE__';
/** A link that is shared shows a picture only by its whole address. */
const originPlaceholder = '__APP_ORIGIN__';
/** What the pages say about this server. */
const operatorPlaceholder = '"__OPERATOR__"';

type Services = Pick<HttpServices, 'accounts' | 'config' | 'operators'>;

/** The built web app: its pages with a fresh nonce each, its assets for ever, any other path home (A03). */
export function pageRoutes(app: FastifyInstance, webDir: string, services: Services): void {
  const { config } = services;
  const facts = operatorFactsJson(config);
  const read = (file: string) =>
    readFileSync(join(webDir, file), 'utf8')
      .replaceAll(originPlaceholder, () => config.origin)
      .replace(operatorPlaceholder, () => facts);
  const shell = read('app.html');
  const prerendered = readPrerendered(webDir, read);
  assetRoutes(app, webDir);
  for (const page of [...publicPages, ...signedInPages]) {
    // A page of prices on a server without plans is no page.
    if (page === '/pricing' && !config.hasPlans) continue;
    const html = prerendered.get(page) ?? shell;
    app.get(page, (request, reply) => {
      // Links to shared answers are private: search engines must not list them.
      if (page === '/shared') reply.header('x-robots-tag', 'noindex, nofollow');
      return sendPage(request, reply, html);
    });
    if (page !== '/') app.get(`/s/:space${page}`, (request, reply) => sendPage(request, reply, shell));
  }
  app.get<{ Params: { space: string } }>('/s/:space', ({ params }, reply) =>
    reply.redirect(`/s/${encodeURIComponent(params.space)}/dashboard`, 302),
  );
  for (const page of operatorPages) {
    app.get(page, async (request, reply) =>
      (await isOperator(services, request, reply))
        ? sendPage(request, reply, shell)
        : reply.redirect('/', 302),
    );
  }
  app.get('/*', (request, reply) => (isApi(request.url) ? reply.callNotFound() : reply.redirect('/', 302)));
}

async function sendPage(request: FastifyRequest, reply: FastifyReply, html: string) {
  const nonce = randomBytes(16).toString('base64url');
  const body = html.replaceAll(noncePlaceholder, nonce);
  reply
    .type('text/html; charset=utf-8')
    .header('content-security-policy', contentSecurityPolicy(nonce))
    .header('cache-control', 'no-cache')
    .header('vary', 'accept-encoding');
  if (!/\bgzip\b/.test(request.headers['accept-encoding'] ?? '')) return reply.send(body);
  return reply.header('content-encoding', 'gzip').send(await compress(body));
}

function contentSecurityPolicy(nonce: string): string {
  return [
    "default-src 'none'",
    `script-src 'self' 'nonce-${nonce}'`,
    `style-src 'self' 'nonce-${nonce}'`,
    "img-src 'self' data:",
    "font-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ');
}

function readPrerendered(webDir: string, read: (file: string) => string): Map<string, string> {
  const named = readdirSync(webDir).filter((file) => file.endsWith('.html') && file !== 'app.html');
  return new Map(
    named.map((file) => [file === 'index.html' ? '/' : `/${file.slice(0, -'.html'.length)}`, read(file)]),
  );
}

function isApi(url: string): boolean {
  return /^\/(api|assets|mcp)(\/|$|\?)/.test(url);
}
