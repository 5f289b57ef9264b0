export function totalTextLength(values: readonly string[]): number {
  return values.reduce((sum, { length }) => sum + length, 0);
}
