import { types } from '@electric-sql/pglite';

const asText = (text: string) => text;

/** The real service leaves these as PostgreSQL writes them. */
const textTypes = [types.DATE, types.TIMESTAMP, types.TIMESTAMPTZ, types.INTERVAL, 600];

/** How the real service turns values into JSON, where PGlite would do otherwise. */
export const parsers: Record<number, (text: string) => unknown> = {
  ...Object.fromEntries(textTypes.map((type) => [type, asText])),
  [types.INT8]: (text) => (Number.isSafeInteger(Number(text)) ? Number(text) : text),
  [types.BYTEA]: (text) => Buffer.from(text.slice(2), 'hex').toJSON(),
};

/** Values come ready as text (`parameterText`); the server alone says whether they fit their type. */
export const serializers: Record<number, (value: unknown) => string> = Object.fromEntries(
  Object.keys(types.serializers).map((type) => [type, String]),
);

/** A JSON value as PostgreSQL reads it: arrays as its own, objects as JSON. */
export function parameterText(value: unknown): string | null {
  if (value === null || value === undefined) return null;
  if (Array.isArray(value)) return `{${value.map(elementText).join(',')}}`;
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
}

function elementText(value: unknown): string {
  const text = parameterText(value);
  if (text === null) return 'NULL';
  return Array.isArray(value) ? text : `"${text.replace(/["\\]/g, '\\$&')}"`;
}
