import helmet from '@fastify/helmet';
import { fastify } from 'fastify';
import { describe, expect, test } from 'vitest';
import { securityHeaders } from './security-headers.ts';

describe('security headers', () => {
  test.each(['http://localhost:8000', 'https://parley.example'])(
    'are those that helmet would send on %s',
    async (origin) => {
      const ours = fastify();
      securityHeaders(ours, origin);
      const theirs = fastify();
      await theirs.register(helmet, {
        contentSecurityPolicy: {
          useDefaults: false,
          directives: { defaultSrc: ["'none'"], frameAncestors: ["'none'"] },
        },
        strictTransportSecurity: origin.startsWith('https:') ? { maxAge: 31_536_000 } : false,
        frameguard: { action: 'deny' },
        referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
        crossOriginOpenerPolicy: { policy: 'same-origin' },
      });
      const [sent, wanted] = await Promise.all(
        [ours, theirs].map(async (app) => {
          app.get('/', () => 'hello');
          const { date: _, ...headers } = (await app.inject('/')).headers;
          return headers;
        }),
      );
      expect(sent).toEqual(wanted);
    },
  );
});
