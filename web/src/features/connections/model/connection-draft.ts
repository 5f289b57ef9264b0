import {
  type Connection,
  type ConnectionInput,
  connectionInput,
  connectionMessages,
  type FileInput,
} from '@parley/contract/connections';
import { connectionKinds, isFileType } from '@parley/contract/connections/connection-kinds';
import { type ZodType, z } from 'zod';

export type FormType = ConnectionInput['type'];

export type ChosenFile = NonNullable<FileInput['file']>;

export type ConnectionDraft = {
  name: string;
  description: string;
  allowWrites: boolean;
  savedToolsOnly: boolean;
  connectionString: string;
  host: string;
  port: string;
  database: string;
  username: string;
  password: string;
  ssl: Connection['ssl'];
  file: ChosenFile | null;
  /** Names as they are typed, with commas between them. */
  schemas: string;
  trustedFunctions: string;
};

const blank: ConnectionDraft = {
  name: '',
  description: '',
  allowWrites: false,
  savedToolsOnly: false,
  connectionString: '',
  host: '',
  port: '',
  database: '',
  username: '',
  password: '',
  ssl: 'disable',
  file: null,
  schemas: '',
  trustedFunctions: '',
};

export function newDraft(type: FormType): ConnectionDraft {
  if (isFileType(type)) return blank;
  const { port, database, username, ssl } = connectionKinds[type].defaults;
  return { ...blank, port: String(port), database, username, ssl };
}

/** The password and the connection string never come back from the server, so their fields start empty. */
export function draftOf(connection: Connection): ConnectionDraft {
  const { name, description, allowWrites, savedToolsOnly, schemas, trustedFunctions } = connection;
  const { host, port, database, username, ssl } = connection;
  return {
    ...blank,
    name,
    description,
    allowWrites,
    savedToolsOnly,
    host,
    port: String(port ?? ''),
    database,
    username,
    ssl,
    schemas: schemas.join(', '),
    trustedFunctions: trustedFunctions.join(', '),
  };
}

export function draftSchema(type: FormType, isNew: boolean): ZodType<ConnectionInput, ConnectionDraft> {
  return z
    .custom<ConnectionDraft>()
    .superRefine((form, context) => {
      for (const [field, message] of missing(form, type, isNew)) {
        context.addIssue({ code: 'custom', path: [field], message });
      }
    })
    .transform((form) => inputOf(form, type))
    .pipe(connectionInput);
}

type Missing = [field: keyof ConnectionDraft, message: string][];

function missing(form: ConnectionDraft, type: FormType, isNew: boolean): Missing {
  const needed: Missing = [['name', 'Name is required']];
  if (isFileType(type)) {
    if (isNew) needed.push(['file', 'A file is required']);
  } else if (form.connectionString.trim() === '') {
    needed.push(
      ['host', 'Host is required'],
      ['port', 'Port is required'],
      ['database', 'Database is required'],
      ['username', 'Username is required'],
    );
    if (isNew) needed.push(['password', connectionMessages.passwordRequired]);
  }
  return needed.filter(([field]) => isBlank(form[field]));
}

function isBlank(value: ConnectionDraft[keyof ConnectionDraft]): boolean {
  return value === null || (typeof value === 'string' && value.trim() === '');
}

/** A field left blank is not sent: on an edit that keeps what the server has. */
function inputOf(form: ConnectionDraft, type: FormType): unknown {
  const { name, description, allowWrites, savedToolsOnly, file, ...server } = form;
  const { password, connectionString, schemas, trustedFunctions, ...place } = server;
  const shared = { type, name, description, allowWrites, savedToolsOnly };
  if (isFileType(type)) return { ...shared, ...(file && { file }) };
  return {
    ...shared,
    ...place,
    schemas: namesIn(schemas),
    trustedFunctions: namesIn(trustedFunctions),
    port: place.port.trim() === '' ? connectionKinds[type].defaults.port : place.port,
    ...(password !== '' && { password }),
    ...(connectionString.trim() !== '' && { connectionString }),
  };
}

function namesIn(typed: string): string[] {
  return typed
    .split(',')
    .map((name) => name.trim())
    .filter((name) => name !== '');
}
