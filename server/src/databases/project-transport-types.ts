/** A statement for a hosted project. Values are bound by the service, in the order of `$1`, `$2` … */
export type ProjectStatement = {
  query: string;
  parameters: readonly (string | null)[];
  /** 'read' goes to a role that can do nothing else. */
  access: 'read' | 'write';
  signal: AbortSignal;
};

/** The text of a JSON array of rows, as it arrives; or what the service says of a statement that failed. */
export type ProjectAnswer = { body: AsyncIterable<Uint8Array> } | { refused: string };

/**
 * How a statement reaches a hosted project: one call, one session, nothing carried over. Failures that are not
 * the statement's own are thrown as `ParleyError`; an aborted call rejects with whatever the signal says.
 */
export type ProjectTransport = { send(statement: ProjectStatement): Promise<ProjectAnswer> };

/** A hosted project. `schemas` are those that may be read besides `public`. */
export type ProjectPlace = {
  transport: ProjectTransport;
  schemas?: readonly string[];
  /** `schema.name` of functions that the owner vouches for; statements may then call them. */
  trustedFunctions?: readonly string[];
};
