import type { ErrorBody, ErrorCode } from '@parley/contract/errors';
import { errorCatalogue, ParleyError } from '@parley/contract/errors';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod';

const frameworkCodes: Record<string, ErrorCode> = {
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'unsupported_media_type',
  FST_ERR_CTP_BODY_TOO_LARGE: 'payload_too_large',
  FST_ERR_REP_ALREADY_SENT: 'internal',
};

/** Every failure of the API leaves here, in one shape. */
export function setErrorHandlers(app: FastifyInstance): void {
  app.setErrorHandler(answerFailure);
  app.setNotFoundHandler((request, reply) => answer(new ParleyError('not_found'), { request, reply }));
}

export function answerFailure(
  error: FastifyError | ParleyError,
  request: FastifyRequest,
  reply: FastifyReply,
) {
  return failureWith(() => ({}))(error, request, reply);
}

/** For a route of the first published API, whose errors have more fields: they are added to the common ones. */
export function failureWith(more: (error: ParleyError) => Record<string, unknown>) {
  return (error: FastifyError | ParleyError, request: FastifyRequest, reply: FastifyReply) => {
    const known = toParleyError(error);
    if (known.status >= 500) request.log.error({ err: error }, 'the request failed');
    return answer(known, { request, reply }, more(known));
  };
}

type Exchange = { request: FastifyRequest; reply: FastifyReply };

function answer(error: ParleyError, { request, reply }: Exchange, more: Record<string, unknown> = {}) {
  const body: ErrorBody = {
    ...more,
    code: error.code,
    message: error.message,
    requestId: request.id,
    ...(error.fields ? { fields: error.fields } : {}),
  };
  const wait = error.values.seconds;
  if (error.status === 429 && wait !== undefined) reply.header('retry-after', String(wait));
  // A route may have promised another type before it failed.
  return reply
    .status(error.status)
    .type('application/json; charset=utf-8')
    .removeHeader('content-disposition')
    .header('x-request-id', request.id)
    .send(body);
}

function toParleyError(error: FastifyError | ParleyError): ParleyError {
  if (error instanceof ParleyError) return error;
  if (hasZodFastifySchemaValidationErrors(error)) return invalidInput(error.validation);
  const code = frameworkCodes[error.code];
  if (code) return new ParleyError(code, { cause: error });
  const isClients = error.statusCode !== undefined && error.statusCode >= 400 && error.statusCode < 500;
  return new ParleyError(isClients ? 'malformed_request' : 'internal', { cause: error });
}

function invalidInput(issues: { instancePath: string; message?: string | undefined }[]): ParleyError {
  const fallback = errorCatalogue.invalid_input.message;
  const fields: Record<string, string> = {};
  for (const issue of issues) {
    const field = issue.instancePath.slice(1).replaceAll('/', '.');
    if (field && !Object.hasOwn(fields, field)) fields[field] = issue.message ?? fallback;
  }
  return new ParleyError('invalid_input', { message: issues[0]?.message ?? fallback, fields });
}
