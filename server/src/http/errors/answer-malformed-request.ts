import { randomUUID } from 'node:crypto';
import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import type { ErrorCode } from '@parley/contract/errors';
import { type ErrorBody, ParleyError } from '@parley/contract/errors';

const codes: Record<string, ErrorCode> = {
  HPE_HEADER_OVERFLOW: 'headers_too_large',
  ERR_HTTP_REQUEST_TIMEOUT: 'request_timeout',
};

/** What never became a request, because it could not be read as one, is answered in the one shape too. */
export function answerMalformedRequest(error: NodeJS.ErrnoException, socket: Socket): void {
  if (error.code === 'ECONNRESET' || !socket.writable) return void socket.destroy();
  const { code, status, message } = new ParleyError(codes[error.code ?? ''] ?? 'malformed_request');
  const body = JSON.stringify({ code, message, requestId: randomUUID() } satisfies ErrorBody);
  socket.end(
    [
      `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
      'content-type: application/json; charset=utf-8',
      `content-length: ${Buffer.byteLength(body)}`,
      'connection: close',
      '',
      body,
    ].join('\r\n'),
  );
}
