import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { api } from '@parley/contract/routes';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { packageManifest } from './manifest.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const listing: unknown = JSON.parse(readFileSync(`${root}/server.json`, 'utf8'));

/**
 * What the MCP registry's schema of 2025-12-11 says of the fields that we use. It allows others; we do not, because
 * there a misspelt field goes unnoticed.
 */
const schemaAddress = 'https://static.modelcontextprotocol.io/schemas/2025-12-11/server.schema.json';
const input = {
  description: z.string().optional(),
  format: z.enum(['string', 'number', 'boolean', 'filepath']).optional(),
  isRequired: z.boolean().optional(),
  isSecret: z.boolean().optional(),
  value: z.string().optional(),
  default: z.string().optional(),
};
const withVariables = { ...input, variables: z.record(z.string(), z.strictObject(input)).optional() };
const named = z.strictObject({ ...withVariables, type: z.literal('named'), name: z.string().min(1) });
const header = z.strictObject({ ...withVariables, name: z.string().min(1) });
/** A fixed version: ranges and 'latest' are refused. */
const version = z
  .string()
  .max(255)
  .regex(/^\d+\.\d+\.\d+(-[\w.]+)?$/);
const transport = z.strictObject({
  type: z.literal('streamable-http'),
  url: z.string().regex(/^https?:\/\/\S+$/),
  headers: z.array(header).optional(),
});
const serverListing = z.strictObject({
  $schema: z.literal(schemaAddress),
  name: z
    .string()
    .min(3)
    .max(200)
    .regex(/^[a-zA-Z0-9.-]+\/[a-zA-Z0-9._-]+$/),
  title: z.string().min(1).max(100),
  description: z.string().min(1).max(100),
  version,
  packages: z.array(
    z.strictObject({
      registryType: z.literal('npm'),
      identifier: z.string(),
      version,
      runtimeHint: z.literal('npx'),
      packageArguments: z.array(named),
      transport,
    }),
  ),
});

test('[Q01] server.json is what the MCP registry takes', () => {
  expect(serverListing.safeParse(listing).error?.issues ?? []).toEqual([]);
});

test('[Q01] server.json names the package as it is packed, and the package names it', () => {
  const { name, version: own, packages } = serverListing.parse(listing);
  const manifest = packageManifest(root);
  expect(packages).toMatchObject([{ identifier: manifest.name, version: manifest.version }]);
  expect([own, name]).toEqual([manifest.version, manifest.mcpName]);
});

test('[Q01] server.json leads to where the package answers agents', () => {
  const [only] = serverListing.parse(listing).packages;
  const port = only?.packageArguments.find(({ name }) => name === '--port')?.value;
  expect(only?.transport.url).toBe(`http://localhost:${port}${api.mcp}`);
  const variables = only?.transport.headers?.flatMap((one) => Object.keys(one.variables ?? {})) ?? [];
  const used = [...JSON.stringify(only?.transport.headers).matchAll(/\{(\w+)\}/g)].map(([, one]) => one);
  expect(used).toEqual(variables);
});
