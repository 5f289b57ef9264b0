import type { Connection, ConnectionInput, testConnectionOutput } from '@parley/contract/connections';
import { connectionMessages, isFileInput, type ServerInput } from '@parley/contract/connections';
import { ParleyError } from '@parley/contract/errors';
import type { z } from 'zod';
import type { Database } from '../databases/port.ts';
import type { Owner } from '../store/acting-member.ts';
import type { ConnectionDetails, StoredConnection } from '../store/connections/connections.ts';
import type { Store } from '../store/store.ts';
import { connectionDetailsFromForm } from './connection-details-from-form.ts';
import type { AddressPolicy } from './opening/address-check.ts';
import type { DatabaseAccess } from './opening/database-access.ts';
import type { DatabaseHandlePool } from './opening/database-handle-pool.ts';
import type { RecentConnections } from './opening/recent-connection-cache.ts';
import type { Secrets } from './password-encryption.ts';
import type { SqliteFileService } from './sqlite-file-service.ts';
import { toPublicConnection } from './to-public-connection.ts';

export type Connections = {
  list(owner: Owner): Promise<Connection[]>;
  show(owner: Owner, id: string): Promise<Connection>;
  create(owner: Owner, input: ConnectionInput): Promise<Connection>;
  update(owner: Owner, id: string, input: ConnectionInput): Promise<Connection>;
  /** Takes the stored schema and an uploaded file along. */
  remove(owner: Owner, id: string): Promise<void>;
  /** Really connects. What is tried out need not be saved; `id` names a saved one whose password may serve. */
  test(owner: Owner, trial: Trial, signal: AbortSignal): Promise<TestResult>;
  /** The sample shop; asked for twice, it is the same one. */
  sample(owner: Owner): Promise<Connection>;
};

type Trial = { id?: string | undefined; connection: ConnectionInput };
type TestResult = z.infer<typeof testConnectionOutput>;

type Parts = {
  store: Pick<Store, 'connections' | 'schemas'>;
  databaseAccess: DatabaseAccess;
  recent: RecentConnections;
  opened: Pick<DatabaseHandlePool<Database>, 'forget'>;
  files: SqliteFileService;
  secrets: Secrets;
  policy: AddressPolicy;
  /** Writes the sample's file. */
  writeSample(file: string): Promise<void>;
};

export function createConnections(parts: Parts): Connections {
  const { store, databaseAccess } = parts;
  return {
    list: async (owner) => (await store.connections.list(owner.id)).map((stored) => shown(parts, stored)),
    show: async (owner, id) => shown(parts, await databaseAccess.find(owner, id)),
    create: (owner, input) => create(parts, owner, input),
    update: (owner, id, input) => update(parts, owner, { id, input }),
    remove: (owner, id) => remove(parts, owner, id),
    test: (owner, trial, signal) => test(parts, owner, { ...trial, signal }),
    sample: (owner) => sample(parts, owner),
  };
}

function shown({ secrets }: Pick<Parts, 'secrets'>, stored: StoredConnection): Connection {
  return toPublicConnection(stored, secrets.isLost(stored));
}

async function create(parts: Parts, owner: Owner, input: ConnectionInput): Promise<Connection> {
  const { details, password } = await connectionDetailsFromForm(parts, owner, { input, stored: null });
  if (!isFileInput(input) && !password.keep && password.text === '') throw passwordMissing(input);
  return add(parts, owner, { details, password: password.keep ? '' : password.text, isSample: false });
}

async function add(
  parts: Parts,
  owner: Owner,
  { details, password, isSample }: { details: ConnectionDetails; password: string; isSample: boolean },
): Promise<Connection> {
  const { store, secrets } = parts;
  const seal = (id: string) => secrets.seal(password, { id, spaceId: owner.id });
  const added = await store.connections.add(owner, { ...details, isSample, seal });
  const connection = added ?? (await store.connections.findSample(owner.id));
  if (!connection) throw new ParleyError('internal');
  return shown(parts, connection);
}

async function update(parts: Parts, owner: Owner, { id, input }: { id: string; input: ConnectionInput }) {
  const { store, databaseAccess, recent, opened, files, secrets } = parts;
  const stored = await databaseAccess.find(owner, id);
  if (stored.type !== input.type) throw refusedField('type', connectionMessages.typeFixed);
  const { details, password } = await connectionDetailsFromForm(parts, owner, { input, stored });
  const sealedSecret = password.keep ? stored.sealedSecret : secrets.seal(password.text, stored);
  const changed = await store.connections.change(owner.id, id, { ...details, sealedSecret });
  if (!changed) throw new ParleyError('not_found', { message: connectionMessages.notFound });
  recent.forget(id);
  await opened.forget(id);
  if (readsElsewhere(stored, details)) await store.schemas.forgetScan(owner.id, id);
  if (stored.uploadId !== null && stored.uploadId !== details.uploadId) {
    await files.discard(owner.id, stored.uploadId);
  }
  return shown(parts, await databaseAccess.find(owner, id));
}

function passwordMissing({ connectionString }: ServerInput): ParleyError {
  return connectionString
    ? refusedField('connectionString', connectionMessages.passwordInString)
    : refusedField('password', connectionMessages.passwordRequired);
}

function refusedField(field: string, message: string): ParleyError {
  return new ParleyError('invalid_input', { message, fields: { [field]: message } });
}

function readsElsewhere(before: ConnectionDetails, after: ConnectionDetails): boolean {
  const parts = ['type', 'host', 'port', 'database', 'uploadId', 'file'] as const;
  return parts.some((part) => before[part] !== after[part]) || before.schemas.join() !== after.schemas.join();
}

async function remove({ store, recent, opened, files }: Parts, owner: Owner, id: string): Promise<void> {
  const removed = await store.connections.remove(owner.id, id);
  if (!removed) throw new ParleyError('not_found', { message: connectionMessages.notFound });
  recent.forget(id);
  await opened.forget(id);
  if (removed.uploadId !== null) await files.discard(owner.id, removed.uploadId);
}

async function test(
  parts: Parts,
  owner: Owner,
  { id, connection: input, signal }: Trial & { signal: AbortSignal },
): Promise<TestResult> {
  const { databaseAccess, secrets } = parts;
  const stored = id === undefined ? null : await databaseAccess.find(owner, id);
  const { details, password: chosen } = await connectionDetailsFromForm(parts, owner, { input, stored });
  const password = !chosen.keep ? chosen.text : stored ? secrets.open(stored) : '';
  return databaseAccess.openOnce({ owner, details, password, signal }, async (database) => {
    const { version, latencyMs } = await database.greet();
    const privileges = await database.privileges();
    return { message: connectionMessages.tested, version, latencyMs, privileges };
  });
}

async function sample(parts: Parts, owner: Owner): Promise<Connection> {
  const { store, files, writeSample } = parts;
  const known = await store.connections.findSample(owner.id);
  if (known) return shown(parts, known);
  const { upload, fileName } = await files.make(owner, 'sample-shop.db', writeSample);
  const connection = await add(parts, owner, {
    details: { ...sampleDetails, uploadId: upload, file: fileName },
    password: '',
    isSample: true,
  });
  // Somebody else's click may have been first; then this file serves nobody.
  await files.discard(owner.id, upload);
  return connection;
}

const sampleDetails = {
  name: 'Sample shop',
  description: 'A small shop to try things on: customers, products, orders and reviews.',
  type: 'sqlite',
  host: '',
  port: null,
  database: '',
  username: '',
  usesConnectionString: false,
  ssl: 'disable',
  allowWrites: false,
  savedToolsOnly: false,
  schemas: [],
  trustedFunctions: [],
} as const;
