/** What the calls led to: an answer, or the proposals for a connection. */
export type ExchangePlace = { executionId: string } | { connectionId: string };

export type SealedExchanges = { id: string; spaceId: string; sealed: string };
