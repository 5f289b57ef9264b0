import type { Row } from '../postgres/text-row-type.ts';

/**
 * Reads a row as PostgreSQL writes a whole row: `(1,"a ""b""",,"")`. It holds each value as the type itself writes
 * it, and tells an empty text from NULL, which the service's JSON does not for every type.
 */
export function parseRecord(text: string): Row {
  const values: Row = [];
  let at = 1;
  for (;;) {
    const { value, end } = readValue(text, at);
    values.push(value);
    if (text[end] !== ',') return values;
    at = end + 1;
  }
}

function readValue(text: string, start: number): { value: string | null; end: number } {
  if (text[start] === '"') return readQuoted(text, start + 1);
  let end = start;
  while (end < text.length && text[end] !== ',' && text[end] !== ')') end += 1;
  return { value: end === start ? null : text.slice(start, end), end };
}

function readQuoted(text: string, start: number): { value: string; end: number } {
  const pieces: string[] = [];
  let from = start;
  for (let at = start; at < text.length; at += 1) {
    const letter = text[at];
    if (letter !== '"' && letter !== '\\') continue;
    pieces.push(text.slice(from, at));
    if (letter === '"' && text[at + 1] !== '"') return { value: pieces.join(''), end: at + 1 };
    // A doubled quote or an escaped letter: the second one counts.
    from = at + 1;
    at += 1;
  }
  throw new Error('The row of a hosted project ended too early.');
}
