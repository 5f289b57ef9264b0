import type { FastifyRequest } from 'fastify';

const name = 'parley.device';
const yearInSeconds = 31_536_000;

export function deviceCookie(mark: string, origin: string): string {
  const secure = origin.startsWith('https:') ? '; Secure' : '';
  return `${name}=${mark}; Path=/api/auth; Max-Age=${yearInSeconds}; HttpOnly; SameSite=Strict${secure}`;
}

export function readDeviceMark(request: FastifyRequest): string | undefined {
  const pairs = (request.headers.cookie ?? '').split(';').map((pair) => pair.trim());
  return pairs.find((pair) => pair.startsWith(`${name}=`))?.slice(name.length + 1);
}
