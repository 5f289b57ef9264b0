import type { Connection } from '@parley/contract/connections';

/** Where a connection leads, in one line. */
export function connectionPlace({ file, host, port, database }: Connection): string {
  if (file !== null) return file;
  const address = port === null ? host : `${host}:${port}`;
  return database === '' ? address : `${address}/${database}`;
}
