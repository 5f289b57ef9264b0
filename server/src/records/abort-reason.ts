import { ParleyError } from '@parley/contract/errors';

/** Why work was called off: what whoever ended it said, else that nobody waits for it any more. */
export function abortReason({ reason }: AbortSignal): ParleyError {
  return reason instanceof ParleyError ? reason : new ParleyError('query_cancelled');
}
