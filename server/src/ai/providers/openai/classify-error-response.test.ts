import { expect, test } from 'vitest';
import { classifyErrorResponse } from './classify-error-response.ts';

type Refusal = { param?: string | null; code?: string | null; message?: string; status?: number };

test.each<[string, Refusal, string | undefined]>([
  ['the param names it', { param: 'temperature', code: 'unsupported_value' }, 'temperature'],
  ['the param names a part of it', { param: 'response_format.json_schema.name' }, 'format'],
  ['the param wins over the words', { param: 'response_format', message: 'temperature?' }, 'format'],
  ['the code names it', { code: 'invalid_json_schema', message: 'temperature' }, 'format'],
  [
    'a proxy writes None and the status',
    { param: 'None', code: '400', message: "model does not support parameters: ['temperature']" },
    'temperature',
  ],
  ['a bare text', { message: '400 "response_format json_schema is not supported"' }, 'format'],
  [
    'llama.cpp says it in words',
    { message: 'Automatic parser generation failed: JSON schema error at #: unrecognized type nonsense' },
    'format',
  ],
  ['another status', { status: 422, message: 'temperature: extra inputs are not permitted' }, 'temperature'],
  ['another param', { param: 'messages', message: 'temperature is not supported' }, undefined],
  ['another code', { code: 'context_length_exceeded', message: 'json_schema invalid' }, undefined],
  ['words that refuse nothing', { message: 'The temperature today is 20 degrees.' }, undefined],
  ['a param that only begins alike', { param: 'temperature_unit' }, undefined],
  ['no bad request', { status: 500, param: 'temperature' }, undefined],
])('%s', (_what, refusal, setting) => {
  const { status = 400, ...error } = refusal;
  expect(classifyErrorResponse(status, { error }).setting).toBe(setting);
});

test('llama.cpp names what is wrong by its type', () => {
  const refusal = (status: number, type: string) =>
    classifyErrorResponse(status, { error: { code: status, type } });
  expect(refusal(400, 'exceed_context_size_error')).toMatchObject({ meaning: 'too long' });
  expect(refusal(501, 'not_supported_error')).toMatchObject({ meaning: 'unsupported' });
});
