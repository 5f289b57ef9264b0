import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { refusedSetting, waitFor } from './failures.ts';

type Refusal = { param?: string | null; code?: string | null; message?: string; status?: number };

const thrown = ({ status = 400, message = '', ...rest }: Refusal) =>
  Object.assign(new Error(message), { status, param: null, code: null, ...rest });

describe('which setting was refused', () => {
  test.each<[string, Refusal, string | undefined]>([
    ['the param names it', { param: 'temperature', code: 'unsupported_value' }, 'temperature'],
    ['the param names a part of it', { param: 'response_format.json_schema.name' }, 'response_format'],
    [
      'the param wins over the words',
      { param: 'response_format', message: 'temperature?' },
      'response_format',
    ],
    ['the code names it', { code: 'invalid_json_schema', message: 'temperature' }, 'response_format'],
    [
      'a proxy writes None and the status',
      { param: 'None', code: '400', message: "model does not support parameters: ['temperature']" },
      'temperature',
    ],
    ['a bare text', { message: '400 "response_format json_schema is not supported"' }, 'response_format'],
    [
      'another status',
      { status: 422, message: 'temperature: extra inputs are not permitted' },
      'temperature',
    ],
    ['another param', { param: 'messages', message: 'temperature is not supported' }, undefined],
    ['another code', { code: 'context_length_exceeded', message: 'json_schema invalid' }, undefined],
    ['words that refuse nothing', { message: 'The temperature today is 20 degrees.' }, undefined],
    ['a param that only begins alike', { param: 'temperature_unit' }, undefined],
    ['no bad request', { status: 500, param: 'temperature' }, undefined],
  ])('%s', (_what, refusal, setting) => {
    expect(refusedSetting(thrown(refusal))).toBe(setting);
  });
});

describe('how long to wait', () => {
  beforeEach(() => vi.useFakeTimers({ now: new Date('2026-11-15T12:00:00Z') }));
  afterEach(() => vi.useRealTimers());

  test.each([
    ['milliseconds', { 'retry-after-ms': '1500', 'retry-after': '9' }, 1_500],
    ['seconds', { 'retry-after': '3' }, 3_000],
    ['a date', { 'retry-after': 'Sun, 15 Nov 2026 12:00:04 GMT' }, 4_000],
    ['a date gone by', { 'retry-after': 'Sun, 15 Nov 2026 11:00:00 GMT' }, 500],
    ['nonsense', { 'retry-after': 'soon' }, 500],
    ['nothing', {}, 500],
  ])('as asked for in %s', (_what, headers, ms) => {
    const error = Object.assign(thrown({ status: 429 }), { headers: new Headers(headers) });
    expect(waitFor(error, 1)).toBe(ms);
  });
});
