/** Columns come back in each engine's own clothes; entities wear one. */
export function isoText(value: string | Date): string {
  return value instanceof Date ? value.toISOString() : value;
}

export function isoTextOrNull(value: string | Date | null): string | null {
  return value === null ? null : isoText(value);
}

export function booleanOrNull(value: boolean | number | null): boolean | null {
  return value === null ? null : Boolean(value);
}
