import { limits } from '@parley/contract/limits';
import type { FastifyRequest } from 'fastify';

const name = 'parley.device';

export function deviceCookie(mark: string, origin: string): string {
  return cookie(mark, limits.device / 1_000, origin);
}

export function forgottenDevice(origin: string): string {
  return cookie('', 0, origin);
}

function cookie(value: string, seconds: number, origin: string): string {
  const secure = origin.startsWith('https:') ? '; Secure' : '';
  return `${name}=${value}; Path=/api/auth; Max-Age=${seconds}; HttpOnly; SameSite=Strict${secure}`;
}

export function readDeviceMark(request: FastifyRequest): string | undefined {
  const pairs = (request.headers.cookie ?? '').split(';').map((pair) => pair.trim());
  return pairs.find((pair) => pair.startsWith(`${name}=`))?.slice(name.length + 1);
}
