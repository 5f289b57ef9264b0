import { expect, test } from 'vitest';
import { createEventStreamParser } from './event-stream-parser.ts';

const stream = 'event: a\ndata: {"x":1}\n\n: still there\n\ndata: one\ndata: two\r\n\r\nevent: b\ndata:3\n\n';
const messages = [
  { event: 'a', data: '{"x":1}' },
  { event: 'message', data: 'one\ntwo' },
  { event: 'b', data: '3' },
];

test('reads messages, leaves comments out and joins lines of data', () => {
  expect(createEventStreamParser()(stream)).toEqual(messages);
});

test('reads the same wherever the stream is cut', () => {
  for (let at = 0; at <= stream.length; at += 1) {
    const take = createEventStreamParser();
    expect([...take(stream.slice(0, at)), ...take(stream.slice(at))], `cut at ${at}`).toEqual(messages);
  }
});

test('keeps a message back that was never closed', () => {
  expect(createEventStreamParser()('event: a\ndata: {"half":')).toEqual([]);
});
