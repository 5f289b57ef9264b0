import { z } from 'zod';

const schema = z.record(z.string(), z.unknown());
const content = z.record(z.string(), z.object({ schema }));

const operation = z.object({
  operationId: z.string(),
  summary: z.string(),
  tags: z.array(z.string()).min(1),
  security: z.array(z.record(z.string(), z.array(z.string()))).optional(),
  parameters: z.array(
    z.object({ name: z.string(), in: z.enum(['path', 'query']), required: z.boolean(), schema }),
  ),
  requestBody: z.object({ content }).optional(),
  responses: z.record(z.string(), z.object({ description: z.string(), content: content.optional() })),
});

/** As much of the document as the page shows. */
export const openapiDocument = z.object({
  info: z.object({ title: z.string(), version: z.string(), description: z.string() }),
  servers: z.array(z.object({ url: z.string() })).min(1),
  paths: z.record(z.string(), z.record(z.string(), operation)),
});

export type OpenapiDocument = z.infer<typeof openapiDocument>;
export type Operation = z.infer<typeof operation> & { path: string; method: string };
export type Group = { name: string; operations: Operation[] };

/** What programs use comes first, then the rest in the order of their names. */
const first = ['For programs', 'For agents'];

export function groupsOf({ paths }: OpenapiDocument): Group[] {
  const operations = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, one]) => ({ ...one, path, method: method.toUpperCase() })),
  );
  const groups = Map.groupBy(operations, ({ tags }) => tags[0] ?? '');
  const place = (name: string) => (first.includes(name) ? first.indexOf(name) : first.length);
  return [...groups]
    .map(([name, all]) => ({ name, operations: all }))
    .toSorted((a, b) => place(a.name) - place(b.name) || a.name.localeCompare(b.name));
}

/** A call that can be tried in a terminal; null where it takes a session, which a terminal has not. */
export function curlFor({ path, method, security, requestBody }: Operation, origin: string): string | null {
  if (!security?.some((way) => 'token' in way)) return null;
  const lines = [
    `curl ${method === 'GET' ? '' : `-X ${method} `}"${origin}${path}"`,
    '  -H "Authorization: Bearer parley_YOUR_TOKEN"',
    ...(requestBody ? ['  -H "Content-Type: application/json"', `  -d '${exampleOf(requestBody)}'`] : []),
  ];
  return lines.join(' \\\n');
}

function exampleOf({ content: bodies }: NonNullable<Operation['requestBody']>): string {
  const { properties, required } = bodies['application/json']?.schema ?? {};
  const needed = Array.isArray(required) ? required : Object.keys((properties ?? {}) as object).slice(0, 1);
  return JSON.stringify(Object.fromEntries(needed.map((name) => [name, name === 'parameters' ? {} : '…'])));
}
