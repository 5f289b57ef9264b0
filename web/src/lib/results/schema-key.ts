/** Under which the schema of a connection is kept. */
export const schemaKey = (connectionId: string) => ['schema', connectionId];
