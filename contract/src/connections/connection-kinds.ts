type KindRow = {
  /** As people call it. */
  title: string;
  /** Two letters, in the colour of the tone. */
  mark: string;
  tone: 'info' | 'warning' | 'accent' | 'success';
  /** Under its title where people choose a kind. */
  detail: string;
  /** The grammar of its statements; several kinds may share one. */
  dialect: string;
  /** A project of a hosted service, which a grant can reach without a password. */
  isHosted: boolean;
  /** Statements may call functions that the owner vouches for by name. */
  hasTrustedFunctions: boolean;
} & (FileRow | ServerRow);

type FileRow = { place: 'file' };
type ServerRow = {
  place: 'server';
  /** What the form begins with. */
  defaults: { port: number; database: string; username: string; ssl: 'disable' | 'require' | 'verify' };
  examples: { string: string; host: string };
};

/** What differs between the kinds of database: ask here, never by a kind's name. People choose among them in this order. */
export const connectionKinds = {
  postgres: {
    title: 'PostgreSQL',
    mark: 'Pg',
    tone: 'info',
    detail: 'A server you can reach by host and port.',
    dialect: 'postgres',
    isHosted: false,
    hasTrustedFunctions: true,
    place: 'server',
    defaults: { port: 5432, database: 'postgres', username: 'postgres', ssl: 'disable' },
    examples: { string: 'postgres://user:password@host:5432/database', host: 'db.example.com' },
  },
  mysql: {
    title: 'MySQL',
    mark: 'My',
    tone: 'warning',
    detail: 'MySQL and MariaDB servers.',
    dialect: 'mysql',
    isHosted: false,
    hasTrustedFunctions: false,
    place: 'server',
    defaults: { port: 3306, database: '', username: '', ssl: 'disable' },
    examples: { string: 'mysql://user:password@host:3306/database', host: 'db.example.com' },
  },
  sqlite: {
    title: 'SQLite',
    mark: 'Lt',
    tone: 'accent',
    detail: 'A database file, sent from this computer.',
    dialect: 'sqlite',
    isHosted: false,
    hasTrustedFunctions: false,
    place: 'file',
  },
  supabase: {
    title: 'Supabase',
    mark: 'Sb',
    tone: 'success',
    detail: 'A hosted project by its host and database password.',
    dialect: 'postgres',
    isHosted: true,
    hasTrustedFunctions: true,
    place: 'server',
    // A hosted server is reached through the open network.
    defaults: { port: 5432, database: 'postgres', username: 'postgres', ssl: 'require' },
    examples: {
      string: 'postgres://postgres:password@db.reference.supabase.co:5432/postgres',
      host: 'db.reference.supabase.co',
    },
  },
} as const satisfies Record<string, KindRow>;

type Kinds = typeof connectionKinds;
export type ConnectionType = keyof Kinds;
export const connectionTypes = Object.keys(connectionKinds) as [ConnectionType, ...ConnectionType[]];

type Traits = Partial<Pick<KindRow, 'place' | 'isHosted' | 'hasTrustedFunctions'>>;
type TypeWith<Wanted extends Traits> = {
  [Type in ConnectionType]: Kinds[Type] extends Wanted ? Type : never;
}[ConnectionType];

/** The kinds whose rows say so; there must be one. */
export function typesWith<const Wanted extends Traits>(
  wanted: Wanted,
): [TypeWith<Wanted>, ...TypeWith<Wanted>[]] {
  const traits = Object.entries(wanted) as [keyof Traits, unknown][];
  const found = connectionTypes.filter((type) =>
    traits.every(([trait, value]) => connectionKinds[type][trait] === value),
  );
  // The type above asks the rows the same thing.
  return found as [TypeWith<Wanted>, ...TypeWith<Wanted>[]];
}

export type FileType = TypeWith<{ place: 'file' }>;
export type ServerType = TypeWith<{ place: 'server' }>;

export function isFileType(type: ConnectionType): type is FileType {
  return connectionKinds[type].place === 'file';
}

/** Takes any text: the hosted service names the kind in the address that it sends people back to. */
export function isHostedType(type: string): boolean {
  return connectionTypes.some((known) => known === type && connectionKinds[known].isHosted);
}
