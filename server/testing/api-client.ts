import { randomInt } from 'node:crypto';

export type ApiClient = {
  origin: string;
  cookies: Map<string, string>;
  send(method: string, path: string, body?: unknown): Promise<Response>;
};

/** A person's browser as far as the API can tell: cookies, Origin, an address of its own. */
export function apiClient(origin: string, cookies = new Map<string, string>()): ApiClient {
  const address = `198.51.${randomInt(256)}.${randomInt(1, 255)}`;
  return {
    origin,
    cookies,
    send: async (method, path, body) => {
      const response = await fetch(`${origin}${path}`, {
        method,
        redirect: 'manual',
        headers: {
          origin,
          'x-forwarded-for': address,
          cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; '),
          ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      });
      for (const line of response.headers.getSetCookie()) {
        const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
        if (value === '' || /max-age=0\b/i.test(line)) cookies.delete(name);
        else cookies.set(name, value);
      }
      return response;
    },
  };
}
