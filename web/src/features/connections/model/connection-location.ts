import type { Connection } from '@parley/contract/connections';

/** Where a connection leads, in one line. */
export function connectionLocation({ file, projectRef, host, port, database }: Connection): string {
  if (projectRef !== null) return projectRef;
  if (file !== null) return file;
  const address = port === null ? host : `${host}:${port}`;
  return database === '' ? address : `${address}/${database}`;
}
