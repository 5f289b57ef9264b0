/** An object of the wire, or nothing: what a provider sends is checked field by field as it is read. */
export type Json = Readonly<Record<string, unknown>>;

export function objectIn(value: unknown): Json | undefined {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Json) : undefined;
}

export function textIn(value: unknown): string | undefined {
  return typeof value === 'string' ? value : undefined;
}
