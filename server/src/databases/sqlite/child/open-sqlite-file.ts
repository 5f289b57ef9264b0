import { DatabaseSync } from 'node:sqlite';
import { pathToFileURL } from 'node:url';
import { refusedTablesOf } from '../refused-tables.ts';
import { handleLimits } from '../sqlite-engine-limits.ts';
import type { Authorizer } from './authorizer.ts';
import { createAuthorizer } from './authorizer.ts';
import type { OpenedFile } from './child-protocol.ts';

/** Opens the file for one job. `access` is what the file is opened for; the authorizer is set by `lock`. */
export function openSqliteFile(place: OpenedFile, access: 'read' | 'write'): DatabaseSync {
  const url = pathToFileURL(place.file);
  if (place.immutable && access === 'read') url.searchParams.set('immutable', '1');
  const handle = new DatabaseSync(url, {
    readOnly: access === 'read',
    allowExtension: false,
    enableForeignKeyConstraints: true,
    // As SQLite's own default: a name in double quotes that fits no column is a text. Old views rely on it.
    enableDoubleQuotedStringLiterals: true,
    defensive: true,
    timeout: 5_000,
    limits: handleLimits,
  });
  // Temporary files would be new files on the server's disk, as large as a statement likes.
  handle.exec('PRAGMA temp_store = MEMORY; PRAGMA cell_size_check = ON;');
  if (access === 'read') handle.exec('PRAGMA query_only = ON; BEGIN;');
  return handle;
}

/**
 * From here on SQLite asks before it does anything, inside of views and triggers too. That is why the schema may
 * stay trusted: distrust would forbid full-text search in views, and nothing that the authorizer lets through.
 */
export function lock(handle: DatabaseSync, access: 'read' | 'write'): Authorizer {
  const authorizer = createAuthorizer({
    access,
    shadowTables: shadowTablesOf(handle),
    refusedTables: refusedTablesOf(handle),
  });
  handle.setAuthorizer(authorizer.decide);
  return authorizer;
}

function shadowTablesOf(handle: DatabaseSync): Set<string> {
  const virtual = handle
    .prepare("SELECT 1 FROM sqlite_master WHERE sql LIKE 'CREATE VIRTUAL%' LIMIT 1")
    .get();
  if (virtual === undefined) return new Set();
  const shadows = handle.prepare("SELECT name FROM pragma_table_list WHERE type = 'shadow'").all();
  return new Set(shadows.map(({ name }) => String(name)));
}
