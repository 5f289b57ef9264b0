import { foldedName } from '../../sql/mysql-name-folding.ts';
import type { Piece } from './tokenize-single-statement.ts';
import { isIdentifier, isKeyword } from './tokenize-single-statement.ts';

/**
 * What a statement shows of how tables were made: 'definition' of the one it names, 'options' of any. Those of tables
 * on other servers hold passwords.
 */
export type ShownOptions = 'definition' | 'options';

const views: ReadonlySet<string> = new Set(['TABLES', 'PARTITIONS']);
const columns: ReadonlySet<string> = new Set(['CREATE_OPTIONS', 'TABLE_COMMENT', 'PARTITION_COMMENT']);

export function findShownTableOptions(pieces: readonly Piece[]): ShownOptions | undefined {
  if (isKeyword(pieces, 0, 'SHOW')) return shownBy(pieces.map(({ value }) => value));
  const namesView = pieces.some((piece, index) => isIn(views, piece) && isInCatalogue(pieces, index));
  const isShown = pieces.some((piece, index) => isIn(columns, piece) || isAllColumns(pieces, index));
  return namesView && isShown ? 'options' : undefined;
}

function shownBy(words: readonly string[]): ShownOptions | undefined {
  const isPair = (first: string, second: string) =>
    words.some((word, index) => word === first && words[index + 1] === second);
  if (isPair('CREATE', 'TABLE')) return 'definition';
  return isPair('TABLE', 'STATUS') ? 'options' : undefined;
}

/** The server finds these names by letters that it folds to others. */
function isIn(names: ReadonlySet<string>, piece: Piece): boolean {
  return isIdentifier(piece) && names.has(foldedName(piece.value));
}

function isInCatalogue(pieces: readonly Piece[], index: number): boolean {
  const schema = pieces[index - 2];
  return (
    pieces[index - 1]?.raw === '.' &&
    schema !== undefined &&
    foldedName(schema.value) === 'INFORMATION_SCHEMA'
  );
}

/** `count(*)` shows none of them. */
function isAllColumns(pieces: readonly Piece[], index: number): boolean {
  if (isKeyword(pieces, index, 'TABLE')) return true;
  return pieces[index]?.raw === '*' && pieces[index - 1]?.raw !== '(';
}
