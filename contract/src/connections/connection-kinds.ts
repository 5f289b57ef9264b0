import type { ConnectionInput, ConnectionType } from '../connections.ts';
import type { Dialect } from '../schema.ts';

type KindRow = {
  /** As people call it. */
  title: string;
  dialect: Dialect;
  /** What a person fills in: the address of a server, or a file. */
  place: 'server' | 'file';
  /** Statements may call functions that the owner vouches for by name. */
  hasTrustedFunctions: boolean;
};

/** What differs between the kinds of database: ask here, never by a kind's name. */
export const connectionKinds = {
  postgres: { title: 'PostgreSQL', dialect: 'postgres', place: 'server', hasTrustedFunctions: true },
  mysql: { title: 'MySQL', dialect: 'mysql', place: 'server', hasTrustedFunctions: false },
  sqlite: { title: 'SQLite', dialect: 'sqlite', place: 'file', hasTrustedFunctions: false },
  supabase: { title: 'Supabase', dialect: 'postgres', place: 'server', hasTrustedFunctions: true },
} as const satisfies Record<ConnectionType, KindRow>;

type TypeWithPlace<Place extends KindRow['place']> = {
  [Type in ConnectionType]: (typeof connectionKinds)[Type]['place'] extends Place ? Type : never;
}[ConnectionType];

export type FileType = TypeWithPlace<'file'>;
export type FileInput = Extract<ConnectionInput, { type: FileType }>;
export type ServerInput = Extract<ConnectionInput, { type: TypeWithPlace<'server'> }>;

export function isFileType(type: ConnectionType): type is FileType {
  return connectionKinds[type].place === 'file';
}

export function isFileInput(input: ConnectionInput): input is FileInput {
  return isFileType(input.type);
}
