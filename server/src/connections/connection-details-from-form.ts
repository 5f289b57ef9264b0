import type { Connection, ConnectionInput } from '@parley/contract/connections';
import {
  connectionMessages,
  type FileInput,
  isFileInput,
  type ServerInput,
  sslModes,
} from '@parley/contract/connections';
import { ParleyError } from '@parley/contract/errors';
import { isServiceSchema } from '../databases/allowed-hosted-schemas.ts';
import type { Owner } from '../store/acting-member.ts';
import type { ConnectionDetails, StoredConnection } from '../store/connections/connections.ts';
import { parseConnectionString } from './connection-string.ts';
import type { AddressPolicy } from './opening/address-check.ts';
import { assertHost } from './opening/address-check.ts';
import type { SqliteFileService } from './sqlite-file-service.ts';

/** What was chosen, and the password that goes with it. */
export type Chosen = {
  details: ConnectionDetails;
  /** `keep`: the stored one still serves. */
  password: { keep: true } | { keep: false; text: string };
};

type Parts = { files: Pick<SqliteFileService, 'choose'>; policy: AddressPolicy };

/** `stored` is what is being edited, if anything is. */
export async function connectionDetailsFromForm(
  parts: Parts,
  owner: Owner,
  { input, stored }: { input: ConnectionInput; stored: StoredConnection | null },
): Promise<Chosen> {
  if (stored && stored.projectRef !== null) return keepPlace(input, stored);
  return isFileInput(input)
    ? chooseFile(parts, owner, { input, stored })
    : chooseServer(parts, input, stored);
}

/** A project stays where its grant leads, whatever the form says. */
function keepPlace(input: ConnectionInput, stored: StoredConnection): Chosen {
  const { name, description, allowWrites, savedToolsOnly = stored.savedToolsOnly } = input;
  const { type, host, port, database, username, ssl, usesConnectionString, uploadId, file } = stored;
  const place = { type, host, port, database, username, ssl, usesConnectionString, uploadId, file };
  const { schemas, trustedFunctions } = 'schemas' in input ? input : stored;
  for (const schema of schemas) assertOwnSchema(schema);
  const opened = { schemas: [...new Set(schemas)], trustedFunctions };
  const details = { name, description, allowWrites, savedToolsOnly, ...place, ...opened };
  return { details, password: { keep: true } };
}

function assertOwnSchema(schema: string): void {
  if (!isServiceSchema(schema)) return;
  const message = connectionMessages.serviceSchema(schema);
  throw new ParleyError('invalid_input', { message, fields: { schemas: message } });
}

/** Whoever does not know the setting does not switch it off. */
function keptSetting({ savedToolsOnly }: ConnectionInput, stored: StoredConnection | null): boolean {
  return savedToolsOnly ?? stored?.savedToolsOnly ?? false;
}

const nothingOpened = { schemas: [], trustedFunctions: [] } as const;

async function chooseFile(
  { files }: Parts,
  owner: Owner,
  { input, stored }: { input: FileInput; stored: StoredConnection | null },
): Promise<Chosen> {
  const { name, description, type, allowWrites } = input;
  const savedToolsOnly = keptSetting(input, stored);
  const kept = stored?.type === type && stored.file !== null ? stored : null;
  const chosen = input.file ? await files.choose(owner, input.file) : kept;
  if (!chosen) {
    const message = connectionMessages.fileRequired;
    throw new ParleyError('invalid_input', { message, fields: { file: message } });
  }
  const { uploadId, file } = chosen;
  const nowhere = { host: '', port: null, database: '', username: '', ssl: 'disable' } as const;
  const details = { ...nowhere, ...nothingOpened, usesConnectionString: false, uploadId, file };
  return {
    details: { name, description, type, allowWrites, savedToolsOnly, ...details },
    password: { keep: false, text: '' },
  };
}

function chooseServer({ policy }: Parts, input: ServerInput, stored: StoredConnection | null): Chosen {
  const { name, description, type, allowWrites, connectionString } = input;
  const savedToolsOnly = keptSetting(input, stored);
  const { password = '', ...place } = connectionString
    ? parseConnectionString(type, connectionString, input.ssl)
    : serverFields(input);
  assertHost(place.host, policy);
  const keep = password === '' && stored !== null && stored.sealedSecret !== null;
  if (keep && leadsElsewhere(stored, { type, ...place })) throw passwordAgain();
  const usesConnectionString = Boolean(connectionString) || (keep && stored.usesConnectionString);
  const trustedFunctions = 'trustedFunctions' in input ? input.trustedFunctions : [];
  const details = {
    ...place,
    schemas: [],
    trustedFunctions,
    usesConnectionString,
    uploadId: null,
    file: null,
  };
  return {
    details: { name, description, type, allowWrites, savedToolsOnly, ...details },
    password: keep ? { keep } : { keep, text: password },
  };
}

function serverFields({ host, port, database, username, password, ssl }: ServerInput) {
  return { host, port, database, username, password, ssl };
}

type Place = Pick<Connection, 'type' | 'host' | 'port' | 'username' | 'ssl'>;

/** A stored password goes only where its owner sent it, and never less protected than they asked for. */
function leadsElsewhere(stored: Place, wanted: Place): boolean {
  const same = (['type', 'host', 'port', 'username'] as const).every((part) => stored[part] === wanted[part]);
  return !same || sslModes.indexOf(wanted.ssl) < sslModes.indexOf(stored.ssl);
}

function passwordAgain(): ParleyError {
  const message = connectionMessages.passwordAgain;
  return new ParleyError('invalid_input', { message, fields: { password: message } });
}
