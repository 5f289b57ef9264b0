import { execFile } from 'node:child_process';
import { chown, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { findOpenssl } from './find-programs.ts';
import type { SystemAccount } from './temporary-database-server.ts';

export type Certificate = { key: string; certificate: string };

export const certificateIn = (folder: string): Certificate => ({
  key: join(folder, 'server.key'),
  certificate: join(folder, 'server.crt'),
});

/** A certificate for `localhost` that nobody has signed but itself. */
export async function makeCertificate(folder: string, account: SystemAccount): Promise<void> {
  const openssl = findOpenssl();
  if (openssl === undefined) throw new Error('openssl was not found. `npm test` says what to install.');
  const { key, certificate } = certificateIn(folder);
  await promisify(execFile)(openssl, [
    ...['req', '-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes', '-days', '2'],
    ...['-subj', '/CN=localhost', '-addext', 'subjectAltName=DNS:localhost'],
    ...['-keyout', key, '-out', certificate],
  ]);
  if (account !== undefined) {
    for (const file of [key, certificate]) await chown(file, account.uid, account.gid);
  }
}

export function readCertificate(folder: string): Promise<string> {
  return readFile(certificateIn(folder).certificate, 'utf8');
}
