/** No foreign keys, declared or guessed, lead from one of the tables to the others. */
export class UnconnectedTablesError extends Error {
  override name = 'UnconnectedTablesError';
}

/** Words of the question stand where a number or a period is needed, and are none. */
export class UnreadableLiteralError extends Error {
  override name = 'UnreadableLiteralError';
}

/** The query says something that has no statement. */
export class UnsupportedQueryError extends Error {
  override name = 'UnsupportedQueryError';
}
