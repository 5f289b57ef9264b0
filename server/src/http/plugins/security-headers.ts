import type { FastifyInstance } from 'fastify';
import { atArrival } from './request-lifecycle/register-lifecycle-steps.ts';

/** Pages replace the policy by their own; everything else is never to be shown as a document. */
const everyAnswer = {
  'content-security-policy': "default-src 'none';frame-ancestors 'none'",
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'origin-agent-cluster': '?1',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'x-content-type-options': 'nosniff',
  'x-dns-prefetch-control': 'off',
  'x-download-options': 'noopen',
  'x-frame-options': 'DENY',
  'x-permitted-cross-domain-policies': 'none',
  'x-xss-protection': '0',
};

const overHttps = { 'strict-transport-security': 'max-age=31536000; includeSubDomains' };

/**
 * The headers that helmet would send, written out: it makes them anew for each request, which takes longer than
 * the rest of a small answer. A test compares the two.
 */
export function securityHeaders(app: FastifyInstance, origin: string): void {
  const headers = origin.startsWith('https:') ? { ...everyAnswer, ...overHttps } : everyAnswer;
  atArrival(app, (_request, reply) => void reply.headers(headers));
}
