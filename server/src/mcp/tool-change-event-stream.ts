import { Readable } from 'node:stream';
import type { FastifyReply } from 'fastify';
import { serverInfo } from './handle-rpc-method.ts';
import type { MessageId, Params } from './json-rpc.ts';
import { answerText, codes, isObject, RpcError } from './json-rpc.ts';

const idKey = 'io.modelcontextprotocol/subscriptionId';
const changed = 'notifications/tools/list_changed';

type Changes = AsyncGenerator<'changed' | 'quiet'>;

/** The earlier revisions' stream: notices without an id. */
export async function* toolChangeNotices(changes: Changes): AsyncGenerator<string> {
  yield ': open\n\n';
  for await (const change of changes) {
    yield change === 'quiet' ? ': still here\n\n' : frame({ jsonrpc: '2.0', method: changed });
  }
}

/** The current revision's: it says first what it will tell, and puts its id on everything. */
export async function* toolChangeSubscription(
  id: MessageId,
  params: Params,
  changes: Changes,
): AsyncGenerator<string> {
  const _meta = { [idKey]: id };
  const wantsTools = isObject(params.notifications) && params.notifications.toolsListChanged === true;
  const notifications = wantsTools ? { toolsListChanged: true } : {};
  const method = 'notifications/subscriptions/acknowledged';
  yield frame({ jsonrpc: '2.0', method, params: { notifications, _meta } });
  if (wantsTools) {
    for await (const change of changes) {
      yield change === 'quiet'
        ? ': still here\n\n'
        : frame({ jsonrpc: '2.0', method: changed, params: { _meta } });
    }
  }
  const result = {
    resultType: 'complete',
    _meta: { ..._meta, 'io.modelcontextprotocol/serverInfo': serverInfo },
  };
  yield `event: message\ndata: ${answerText(id, result)}\n\n`;
}

export function assertFilter({ notifications }: Params): void {
  if (!isObject(notifications)) throw new RpcError(codes.invalidParams, 'notifications is missing.');
}

export function sendStream(reply: FastifyReply, frames: AsyncGenerator<string>): FastifyReply {
  return reply
    .type('text/event-stream; charset=utf-8')
    .header('cache-control', 'no-store, no-transform')
    .header('x-accel-buffering', 'no')
    .send(Readable.from(frames, { objectMode: false, highWaterMark: 0 }));
}

function frame(message: object): string {
  return `event: message\ndata: ${JSON.stringify(message)}\n\n`;
}
