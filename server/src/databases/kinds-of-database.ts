import {
  type ConnectionType,
  connectionKinds,
  typesWith,
} from '@parley/contract/connections/connection-kinds';
import type { Database } from './port.ts';
import type { ProjectPlace } from './project-transport-types.ts';
import type { ServerTarget } from './server-target.ts';

/**
 * A file that must lie in `root` after every link has been followed. `whenMissing` is said where the file is not
 * there, in the place of plain words.
 */
export type DatabaseFile = { file: string; root: string; whenMissing?: string };

/** What tells such a file from others: these letters (latin1) from that byte on. */
export type FileHeader = { from: number; text: string };

type Kind =
  | { reaches: 'server'; schemes: readonly string[]; open(place: ServerTarget): Promise<Database> }
  | {
      reaches: 'file';
      header: FileHeader;
      open(place: DatabaseFile): Promise<Database>;
      /** A copy at one moment, with what its engine keeps beside the file put into it. */
      copy(file: string, target: string): Promise<void>;
    }
  | {
      reaches: 'project';
      open(place: ProjectPlace): Promise<Database>;
      /** The same database by its address and a password. */
      schemes: readonly string[];
      openDirectly(place: ServerTarget): Promise<Database>;
    };

async function openPostgresServer({ trustedFunctions = [], ...place }: ServerTarget): Promise<Database> {
  return (await import('./postgres/open-database.ts')).openPostgres(place, { trustedFunctions });
}

/** Every kind of database. Each engine's driver is loaded when it is first used. */
export const kinds = {
  postgres: {
    reaches: 'server',
    schemes: ['postgres', 'postgresql'],
    open: openPostgresServer,
  },
  mysql: {
    reaches: 'server',
    schemes: ['mysql', 'mariadb'],
    open: async (place: ServerTarget) => (await import('./mysql/open-database.ts')).openMysql(place),
  },
  sqlite: {
    reaches: 'file',
    header: { from: 0, text: 'SQLite format 3\0' },
    open: async (place: DatabaseFile) => (await import('./sqlite/open-database.ts')).openSqlite(place),
    copy: async (file: string, target: string) =>
      (await import('./sqlite/copy-sqlite-file.ts')).copySqliteFile(file, target),
  },
  supabase: {
    reaches: 'project',
    schemes: ['postgres', 'postgresql'],
    open: async (place: ProjectPlace) => (await import('./supabase/open-database.ts')).openSupabase(place),
    openDirectly: openPostgresServer,
  },
} as const satisfies Record<ConnectionType, Kind>;

/** The kinds that are files, for whoever takes in a file without knowing which of them it is. */
export const fileKinds = typesWith({ place: 'file' }).map((type) => ({
  title: connectionKinds[type].title,
  header: kinds[type].header,
}));
