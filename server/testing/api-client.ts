import { randomInt } from 'node:crypto';

export type ApiClient = {
  origin: string;
  cookies: Map<string, string>;
  /** Bytes are sent as a file, anything else as JSON. */
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
          ...(body === undefined
            ? {}
            : { 'content-type': isFile(body) ? 'application/octet-stream' : 'application/json' }),
        },
        ...(body === undefined ? {} : { body: isFile(body) ? body : JSON.stringify(body) }),
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

const isFile = (body: unknown): body is Uint8Array<ArrayBuffer> => body instanceof Uint8Array;
