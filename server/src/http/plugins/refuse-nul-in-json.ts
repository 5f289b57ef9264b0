import { ParleyError } from '@parley/contract/errors';
import type { FastifyInstance } from 'fastify';

const mark = '\\u0000';

/**
 * No text that people send has a NUL: PostgreSQL cannot keep one, drivers end a text there, and a guard must never
 * see more of a text than the engine does.
 */
export function refuseNulInJson(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body: string, done) => {
    parse(request, body, (error, value) => {
      // The mark may also be a backslash that was meant: only the value itself tells.
      const place = !error && body.includes(mark) ? placeOfNul(value) : undefined;
      done(place === undefined ? error : refusalAt(place), value);
    });
  });
}

const message = 'A text cannot have the character NUL in it.';

function refusalAt(place: string): ParleyError {
  return new ParleyError('invalid_input', { message, fields: place === '' ? {} : { [place]: message } });
}

function placeOfNul(root: unknown): string | undefined {
  const waiting: [place: string, value: unknown][] = [['', root]];
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    const [place, value] = next;
    if (typeof value === 'string' && value.includes('\0')) return place;
    if (typeof value !== 'object' || value === null) continue;
    for (const [key, entry] of Object.entries(value)) {
      if (key.includes('\0')) return place;
      waiting.push([place === '' ? key : `${place}.${key}`, entry]);
    }
  }
  return undefined;
}
