import { Readable } from 'node:stream';
import { finished } from 'node:stream/promises';
import { ParleyError } from '@parley/contract/errors';
import { limits } from '@parley/contract/limits';
import type { DownloadFormat } from '@parley/contract/results/download-input';
import { downloadInput } from '@parley/contract/results/download-input';
import { api } from '@parley/contract/routes';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import type { z } from 'zod';
import type { HttpServices } from '../http-services.ts';
import { longStatementRateLimit } from '../plugins/long-statement-rate-limit.ts';
import { requestContextOf, requireUser } from '../plugins/require-current-user.ts';
import { type Batches, csvText, jsonText } from './rows-as-csv-or-json.ts';

type Wanted = Pick<z.output<typeof downloadInput>, 'format' | 'file_name' | 'spreadsheet'>;

const contentTypes = {
  csv: 'text/csv; charset=utf-8; header=present',
  json: 'application/json; charset=utf-8',
} satisfies Record<DownloadFormat, string>;

export function downloadRoutes(
  app: FastifyInstance,
  { accounts, attempts, runs }: Pick<HttpServices, 'accounts' | 'attempts' | 'runs'>,
): void {
  const routes = app.withTypeProvider<ZodTypeProvider>();

  routes.post(
    api.download,
    {
      onRequest: requireUser(accounts),
      preHandler: longStatementRateLimit(attempts),
      schema: { body: downloadInput },
    },
    async (request, reply) => {
      await runs.download(requestContextOf(request, reply), request.body, (batches) =>
        sendFile(reply, batches, request.body),
      );
      return reply;
    },
  );
}

/** What fails before the first rows is answered like any other failure; what fails later breaks the file off. */
async function sendFile(reply: FastifyReply, batches: Batches, wanted: Wanted): Promise<void> {
  const { format, spreadsheet } = wanted;
  const text = format === 'csv' ? csvText(batches, { spreadsheet }) : jsonText(batches);
  const first = await text.next();
  const sent = finished(reply.raw);
  reply.raw.setTimeout(limits.download.stall, () => reply.raw.destroy());
  reply
    .type(contentTypes[format])
    .header('content-disposition', attachment(wanted))
    .send(Readable.from(loggingFailures(reply, startingWith(first, text)), { objectMode: false }));
  // Nobody is left to be told that it broke off.
  await sent.catch(() => undefined);
}

async function* startingWith(first: IteratorResult<string, void>, rest: AsyncGenerator<string, void>) {
  try {
    if (first.done) return;
    yield first.value;
    yield* rest;
  } finally {
    await rest.return();
  }
}

/** The answer has begun, so that its end is all that a reader sees of a failure. */
async function* loggingFailures(reply: FastifyReply, text: AsyncGenerator<string, void>) {
  try {
    yield* text;
  } catch (error) {
    const isCalledOff = error instanceof ParleyError && error.code === 'query_cancelled';
    if (!isCalledOff) reply.log.warn({ err: error }, 'a download broke off');
    throw error;
  }
}

/** A name that no file system and no header minds, and beside it the name as it was meant. */
function attachment({ file_name, format }: Wanted): string {
  const name =
    file_name.replace(/[\p{Cc}\p{Cf}\p{Cs}/\\:*?"<>|]+/gu, '_').replace(/^\.+|\.+$/g, '') || 'results';
  const plain = name.replace(/[^\w.()[\] -]/g, '_');
  const encoded = encodeURIComponent(name).replace(
    /['()*]/g,
    (letter) => `%${letter.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `attachment; filename="${plain}.${format}"; filename*=UTF-8''${encoded}.${format}`;
}
