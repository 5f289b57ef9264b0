import { Readable } from 'node:stream';
import { spreadsheetCell } from '@parley/contract/results/csv-cell';
import { api } from '@parley/contract/routes';
import {
  type SpaceRecordEntry,
  spaceLimits,
  spaceRecordEntry,
  spaceRecordInput,
  spaceRecordOutput,
} from '@parley/contract/spaces/space-api';
import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import type { HttpServices } from '../http-services.ts';
import { ownerOf, requireUserNow } from '../plugins/require-current-user.ts';
import { recordWords } from '../recorded-space-actions.ts';

type Services = Pick<HttpServices, 'accounts' | 'spaceRecorder'>;
type Found = Awaited<ReturnType<HttpServices['spaceRecorder']['list']>>[number];

/** To be read and taken away; there is no call that changes it. */
export function spaceChangeLogRoutes(app: FastifyInstance, { accounts, spaceRecorder }: Services): void {
  const routes = app.withTypeProvider<ZodTypeProvider>();
  const onRequest = requireUserNow(accounts);

  routes.get(
    api.spaceRecord,
    { onRequest, schema: { querystring: spaceRecordInput, response: { 200: spaceRecordOutput } } },
    async (request) => {
      const limit = spaceLimits.recordPage;
      const found = await spaceRecorder.list(ownerOf(request).id, { ...request.query, limit: limit + 1 });
      return { entries: found.slice(0, limit).map(shown), more: found.length > limit };
    },
  );

  routes.get(api.exportSpaceRecord, { onRequest }, (request, reply) =>
    reply
      .type('text/csv; charset=utf-8')
      .header('content-disposition', 'attachment; filename="space-record.csv"')
      .header('cache-control', 'no-store')
      .send(Readable.from(lines(spaceRecorder, ownerOf(request).id))),
  );
}

function shown({ route, outcome, ...event }: Found): SpaceRecordEntry {
  return { ...event, what: recordWords(route), outcome: spaceRecordEntry.shape.outcome.parse(outcome) };
}

const columns = ['doneAt', 'person', 'what', 'subject', 'outcome', 'address'] as const;
const exportPage = 500;

async function* lines(recorder: Services['spaceRecorder'], spaceId: string): AsyncGenerator<string> {
  yield `${columns.join(',')}\r\n`;
  let before: string | undefined;
  do {
    const found = await recorder.list(spaceId, { before, limit: exportPage });
    const rows = found.map(shown);
    yield rows
      .map((row) => `${columns.map((column) => spreadsheetCell(row[column])).join(',')}\r\n`)
      .join('');
    before = found.length === exportPage ? found.at(-1)?.id : undefined;
  } while (before !== undefined);
}
