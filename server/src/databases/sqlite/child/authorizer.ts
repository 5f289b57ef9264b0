import { constants } from 'node:sqlite';
import {
  allowedFunctions,
  describingPragmas,
  isOwnTable,
  isRefusedTable,
} from '../../../guard/sqlite-policy.ts';

/** SQLite asks it about everything a statement would do, while it compiles and while it runs. */
export type Authorizer = {
  decide(
    action: number,
    first: string | null,
    second: string | null,
    database: string | null,
    trigger: string | null,
  ): number;
  /** What was denied first, in words. */
  denied(): string | null;
  /** The table that a write is about: the first that SQLite asks to change. */
  target(): { action: 'INSERT' | 'UPDATE' | 'DELETE'; table: string } | null;
};

export type AuthorizerOptions = {
  access: 'read' | 'write';
  /** Tables behind virtual ones; R-Tree compiles statements on them whenever it is opened. */
  shadowTables: ReadonlySet<string>;
  /** In lower case, with the reason why nothing may be done with them. */
  refusedTables: ReadonlyMap<string, string>;
};

const changes: Readonly<Record<number, 'INSERT' | 'UPDATE' | 'DELETE'>> = {
  [constants.SQLITE_INSERT]: 'INSERT',
  [constants.SQLITE_UPDATE]: 'UPDATE',
  [constants.SQLITE_DELETE]: 'DELETE',
};

export function createAuthorizer({ access, shadowTables, refusedTables }: AuthorizerOptions): Authorizer {
  let denied: string | null = null;
  let target: ReturnType<Authorizer['target']> = null;

  const mayChange = (table: string, database: string | null): boolean => {
    if (shadowTables.has(table)) return true;
    return access === 'write' && database === 'main' && !isOwnTable(table);
  };

  const refusal = (...[action, first, second, database, trigger]: Parameters<Authorizer['decide']>) => {
    switch (action) {
      case constants.SQLITE_SELECT:
      case constants.SQLITE_RECURSIVE:
        return null;
      case constants.SQLITE_READ:
        if (isRefusedTable(first ?? '')) return `${first} may not be read.`;
        return refusedTables.get((first ?? '').toLowerCase()) ?? null;
      case constants.SQLITE_FUNCTION:
        return allowedFunctions.has((second ?? '').toLowerCase()) || isOwnTrigger(second, trigger)
          ? null
          : `The function ${second} may not be called.`;
      case constants.SQLITE_PRAGMA:
        return mayAsk(first ?? '', second) ? null : `PRAGMA ${first} may not be used.`;
      case constants.SQLITE_INSERT:
      case constants.SQLITE_UPDATE:
      case constants.SQLITE_DELETE:
        if (!mayChange(first ?? '', database)) return `The table ${first} may not be changed.`;
        if (refusedTables.has((first ?? '').toLowerCase())) {
          return refusedTables.get((first ?? '').toLowerCase()) ?? null;
        }
        if (!shadowTables.has(first ?? '')) {
          target ??= { action: changes[action] ?? 'UPDATE', table: first ?? '' };
        }
        return null;
      default:
        return access === 'read' ? 'Only reads may run.' : 'Only rows may be changed.';
    }
  };

  return {
    decide(...asked) {
      const reason = refusal(...asked);
      if (reason === null) return constants.SQLITE_OK;
      denied ??= reason;
      return constants.SQLITE_DENY;
    },
    denied: () => denied,
    target: () => target,
  };
}

/** A rehearsal's own triggers note the rows that change; nothing else may call what they call. */
function isOwnTrigger(name: string | null, trigger: string | null): boolean {
  const mark = /^parley_(?:before|after)_([0-9a-f]{32})$/.exec(name ?? '')?.[1];
  return mark !== undefined && /^parley_(?:INSERT|UPDATE|DELETE)_(.+)$/.exec(trigger ?? '')?.[1] === mark;
}

/** The full-text modules ask the last two of SQLite while they answer; with a value they would set them. */
function mayAsk(pragma: string, value: string | null): boolean {
  const name = pragma.toLowerCase();
  return describingPragmas.has(name) || (value === null && (name === 'data_version' || name === 'page_size'));
}
