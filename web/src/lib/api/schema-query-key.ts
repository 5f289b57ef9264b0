/** Under which the schema of a connection is kept. */
export const schemaQueryKey = (connectionId: string) => ['schema', connectionId];
