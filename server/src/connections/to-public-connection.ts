import type { Connection } from '@parley/contract/connections';
import type { StoredConnection } from '../store/connections/connections.ts';

/** What may leave the server. */
export function toPublicConnection(stored: StoredConnection, passwordLost = false): Connection {
  const {
    spaceId: _owner,
    sealedSecret,
    uploadId: _upload,
    uploadRevision: _revision,
    version: _version,
    grantId: _grant,
    schemas,
    trustedFunctions,
    ...shown
  } = stored;
  const opened = { schemas: [...schemas], trustedFunctions: [...trustedFunctions] };
  return { ...shown, ...opened, hasPassword: sealedSecret !== null, passwordLost };
}
