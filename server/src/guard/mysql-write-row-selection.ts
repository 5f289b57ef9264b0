import { scanMysqlTokens } from '../sql/mysql-tokens.ts';
import { partsOfWrite, topLevel, type WriteParts } from './mysql/parts-of-write.ts';
import type { Piece } from './mysql/tokenize-single-statement.ts';
import { piecesOf } from './mysql/tokenize-single-statement.ts';

/** Which rows a write touches, where its text tells. */
export type WriteRowSelection = {
  verb: WriteParts['verb'];
  /** As written, quotes and schema included. */
  table: string;
  /** The condition, order and limit of an UPDATE or a DELETE, with the alias they may use. */
  selection: string;
  /** Which of the statement's values the selection holds. */
  values: { from: number; to: number };
};

/** For the text of an approved write. Undefined where it writes to several tables. */
export function writeRowSelection(text: string): WriteRowSelection | undefined {
  const tokens = scanMysqlTokens(text);
  if ('refused' in tokens) return undefined;
  const pieces = piecesOf(tokens);
  const parts = partsOfWrite(pieces);
  if (!parts?.table) return undefined;
  const { from, to } = parts.table;
  const set = parts.verb === 'UPDATE' ? topLevel(pieces, to, 'SET') : to;
  const tail = parts.verb === 'INSERT' || parts.verb === 'REPLACE' ? pieces.length : tailOf(pieces, set);
  const count = (end: number) => pieces.slice(0, end).filter(({ raw }) => raw === '?').length;
  return {
    verb: parts.verb,
    table: textBetween(pieces, from, to),
    selection: `${textBetween(pieces, to, set)} ${textBetween(pieces, tail, pieces.length)}`.trim(),
    values: { from: count(tail), to: count(pieces.length) },
  };
}

function tailOf(pieces: readonly Piece[], from: number): number {
  return topLevel(pieces, from, 'WHERE', 'ORDER', 'LIMIT');
}

function textBetween(pieces: readonly Piece[], from: number, to: number): string {
  return pieces
    .slice(from, to)
    .map((piece, index) => (piece.glued && index > 0 ? piece.raw : ` ${piece.raw}`))
    .join('')
    .trim();
}
