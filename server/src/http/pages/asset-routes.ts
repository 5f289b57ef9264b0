import { readdirSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { ParleyError } from '@parley/contract/errors';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

const contentTypes: Record<string, string> = {
  '.css': 'text/css; charset=utf-8',
  '.ico': 'image/x-icon',
  '.jpg': 'image/jpeg',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.wasm': 'application/wasm',
  '.webmanifest': 'application/manifest+json',
  '.woff2': 'font/woff2',
};

/** Best first; the build leaves a file of each beside what is worth compressing. */
const encodings = [
  { name: 'br', ending: '.br' },
  { name: 'gzip', ending: '.gz' },
] as const;

const forEver = 'public, max-age=31536000, immutable';
const forAnHour = 'public, max-age=3600';

/**
 * The files of the build are a closed set, read once: a request names one of them or nothing, so no path of a
 * request ever reaches the file system.
 */
export function assetRoutes(app: FastifyInstance, webDir: string): void {
  const assets = filesIn(join(webDir, 'assets'));
  app.get<{ Params: { file: string } }>('/assets/:file', (request, reply) =>
    sendAsset(request, reply, { files: assets, name: request.params.file, cacheControl: forEver }),
  );
  const loose = filesIn(webDir);
  for (const name of loose.keys()) {
    if (/^\.|\.(html|br|gz)$/.test(name)) continue;
    app.get(`/${name}`, (request, reply) =>
      sendAsset(request, reply, { files: loose, name, cacheControl: forAnHour }),
    );
  }
}

type Asset = { files: Map<string, string>; name: string; cacheControl: string };

async function sendAsset(request: FastifyRequest, reply: FastifyReply, { files, name, cacheControl }: Asset) {
  const type = contentTypes[extname(name)];
  const plain = files.get(name);
  if (!type || !plain) throw new ParleyError('not_found');
  const accepted = request.headers['accept-encoding'] ?? '';
  const encoding = encodings.find(
    ({ name: coding, ending }) => accepted.includes(coding) && files.has(name + ending),
  );
  if (encoding) reply.header('content-encoding', encoding.name);
  const file = encoding ? files.get(name + encoding.ending) : plain;
  return reply
    .type(type)
    .header('cache-control', cacheControl)
    .header('vary', 'accept-encoding')
    .send(await readFile(file ?? plain));
}

function filesIn(folder: string): Map<string, string> {
  const entries = readdirSync(folder, { withFileTypes: true }).filter((entry) => entry.isFile());
  return new Map(entries.map(({ name }) => [name, join(folder, name)]));
}
