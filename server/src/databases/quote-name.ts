import type { Dialect } from '../guard/approved.ts';

const marks = { postgres: '"', mysql: '`', sqlite: '"' } as const satisfies Record<Dialect, string>;

/** A name as the dialect writes it when it may hold anything: spaces, capitals, reserved words, quotes. */
export function quoteName(dialect: Dialect, name: string): string {
  const mark = marks[dialect];
  return `${mark}${name.replaceAll(mark, mark + mark)}${mark}`;
}
