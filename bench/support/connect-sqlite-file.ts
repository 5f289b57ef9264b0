import { readFileSync } from 'node:fs';
import { connectionOutput, uploadOutput } from '@parley/contract/connections';
import { api } from '@parley/contract/routes';
import type { ApiClient } from '../../server/testing/api-client.ts';
import { sent } from './send-when-admitted.ts';

/** Whoever asks for it may have large files and many tools. */
export async function connectSqliteFile(client: ApiClient, name: string, file: string): Promise<string> {
  await sent(client, api.subscription, { plan: 'enterprise' });
  const uploads = `${api.sqliteFiles}?name=${encodeURIComponent(`${name}.db`)}`;
  const { upload } = uploadOutput.parse(await sent(client, uploads, new Uint8Array(readFileSync(file))));
  const form = { type: 'sqlite', name, file: { upload } };
  const { connection } = connectionOutput.parse(await sent(client, api.connections, form));
  await sent(client, api.scan.replace(':id', connection.id));
  return connection.id;
}
