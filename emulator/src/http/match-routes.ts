import type { Reply } from './build-reply.ts';
import type { Call } from './read-request.ts';

export type Params = Readonly<Record<string, string>>;

/** `path` is written as in the service's own document: `/v1/projects/{ref}`. */
export type Route = {
  method: 'GET' | 'POST' | 'DELETE';
  path: string;
  handle(call: Call, params: Params): Reply | Promise<Reply>;
};

export type RouteMatch = { route: Route; params: Params };

type Compiled = { route: Route; pattern: RegExp };

export function compileRoutes(routes: readonly Route[]): (call: Call) => RouteMatch | undefined {
  const compiled: Compiled[] = routes.map((route) => ({ route, pattern: patternOf(route.path) }));
  return ({ method, path }) => {
    for (const { route, pattern } of compiled) {
      const match = route.method === method ? pattern.exec(path) : null;
      if (match !== null) return { route, params: match.groups ?? {} };
    }
    return undefined;
  };
}

function patternOf(path: string): RegExp {
  return new RegExp(`^${path.replace(/\{(\w+)\}/g, '(?<$1>[^/]+)')}$`);
}
