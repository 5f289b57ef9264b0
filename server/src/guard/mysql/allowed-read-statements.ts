import type { Piece } from './tokenize-single-statement.ts';
import { isIdentifier, isKeyword } from './tokenize-single-statement.ts';

const queryWords = new Set(['SELECT', 'WITH', 'VALUES', 'TABLE']);
const explainOptions = new Set(['EXTENDED', 'PARTITIONS', 'ANALYZE']);

const shown = new Set(
  'TABLES COLUMNS FIELDS INDEX INDEXES KEYS DATABASES SCHEMAS ENGINES CHARSET COLLATION TRIGGERS EVENTS'.split(
    ' ',
  ),
);
const shownPairs = new Set([
  'TABLE STATUS',
  'CHARACTER SET',
  'STORAGE ENGINES',
  'PROCEDURE STATUS',
  'FUNCTION STATUS',
  ...['TABLE', 'VIEW', 'DATABASE', 'SCHEMA', 'TRIGGER', 'PROCEDURE', 'FUNCTION', 'EVENT'].map(
    (object) => `CREATE ${object}`,
  ),
]);

/**
 * The places of words that are refused elsewhere and belong to this statement (`SHOW CREATE TABLE`), or
 * undefined when it is no read at all.
 */
export function partsOfRead(pieces: readonly Piece[]): ReadonlySet<number> | undefined {
  if (isQuery(pieces, 0)) return new Set();
  switch (pieces[0]?.kind === 'word' ? pieces[0].value : '') {
    case 'SHOW':
      return partsOfShow(pieces);
    case 'EXPLAIN':
    case 'DESCRIBE':
    case 'DESC':
      return isExplained(pieces) ? new Set() : undefined;
    case 'ANALYZE':
      return isRunAndMeasured(pieces) ? new Set() : undefined;
    default:
      return undefined;
  }
}

/** Why `partsOfRead` found none. It names only what would be allowed. */
export function whyNoKindOfRead(pieces: readonly Piece[]): string {
  const first = pieces[0]?.kind === 'word' ? pieces[0].value : '';
  if (first === 'SHOW')
    return 'SHOW is allowed for what describes the data: TABLES, COLUMNS, INDEX, DATABASES, TRIGGERS, CREATE TABLE and their kin. Some settings can be read as SELECT @@name.';
  if (first === 'EXPLAIN' || first === 'DESCRIBE' || first === 'DESC' || first === 'ANALYZE')
    return `${first} is allowed for reads only.`;
  return 'only reads are run here: SELECT, WITH, VALUES, TABLE, EXPLAIN of them, and what SHOW and DESCRIBE tell of tables.';
}

/** Brackets may open before the first word: `(SELECT …) UNION (SELECT …)`. */
function isQuery(pieces: readonly Piece[], from: number): boolean {
  let at = from;
  while (pieces[at]?.raw === '(') at += 1;
  return isKeyword(pieces, at) && queryWords.has(pieces[at]?.value ?? '');
}

function partsOfShow(pieces: readonly Piece[]): ReadonlySet<number> | undefined {
  let at = 1;
  while (['FULL', 'EXTENDED'].includes(pieces[at]?.value ?? '')) at += 1;
  const [word, next] = [pieces[at]?.value ?? '', pieces[at + 1]?.value ?? ''];
  return shown.has(word) || shownPairs.has(`${word} ${next}`) ? new Set([at, at + 1]) : undefined;
}

/** A query, or a table with at most a column or a pattern. EXPLAIN of a write and of other sessions is neither. */
function isExplained(pieces: readonly Piece[]): boolean {
  const at = afterOptions(pieces, 1);
  if (isQuery(pieces, at)) return true;
  const rest = pieces.slice(1);
  const isTable = isIdentifier(rest[0]) && rest.length <= 4;
  return isTable && rest.every((piece) => isIdentifier(piece) || piece.raw === '.' || piece.kind === 'text');
}

/** MariaDB's ANALYZE runs the query and tells where the time went; ANALYZE TABLE writes statistics. */
function isRunAndMeasured(pieces: readonly Piece[]): boolean {
  const at = afterOptions(pieces, 1);
  return isQuery(pieces, at) && pieces[at]?.value !== 'TABLE';
}

function afterOptions(pieces: readonly Piece[], from: number): number {
  let at = from;
  while (explainOptions.has(pieces[at]?.value ?? '')) at += 1;
  if (pieces[at]?.value === 'FORMAT' && pieces[at + 1]?.raw === '=') at += 3;
  return at;
}
