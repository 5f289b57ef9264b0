import { existsSync, readFileSync } from 'node:fs';
import Ajv from 'ajv';
import addFormats from 'ajv-formats';

const file = new URL(
  '../../../../shared/facts/supabase-management-api.used-paths.openapi.json',
  import.meta.url,
);

type Operation = { responses: Record<string, { content?: Record<string, { schema: object }> }> };
type Specification = { paths: Record<string, Record<string, Operation>>; components: object };

export type Heard = { method: string; path: string; status: number; body: unknown };

/** The service's own document, where this machine has a copy. */
export const hasSpecification = existsSync(file);

/** What the document has against an answer; nothing means that it allows it. */
export function objections({ method, path, status, body }: Heard): string[] {
  const specification = JSON.parse(readFileSync(file, 'utf8')) as Specification;
  const found = Object.entries(specification.paths).find(([template]) => fits(template, path));
  const operation = found?.[1][method.toLowerCase()];
  if (operation === undefined) return [`The document has no ${method} ${path}.`];
  const response = operation.responses[status];
  if (response === undefined) return [`The document has no status ${status} for ${method} ${path}.`];
  const schema = response.content?.['application/json']?.schema;
  return schema === undefined ? [] : violations(schema, specification, body);
}

function violations(schema: object, { components }: Specification, body: unknown): string[] {
  // `nullable` and `example` are OpenAPI's own words, which a validator of JSON Schema meets without knowing them.
  const ajv = new Ajv.default({ strict: false, allErrors: true });
  addFormats.default(ajv);
  const validate = ajv.compile({ ...schema, components });
  validate(body);
  return (validate.errors ?? []).map(({ instancePath, message }) => `${instancePath} ${message}`);
}

function fits(template: string, path: string): boolean {
  const [bare = ''] = path.split('?');
  return new RegExp(`^${template.replace(/\{\w+\}/g, '[^/]+')}$`).test(bare);
}
