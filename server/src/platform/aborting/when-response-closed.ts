import type { ServerResponse } from 'node:http';

/** A caller may leave while they are still looked up: 'close' has been told by then, and is told only once. */
export function whenResponseClosed(response: ServerResponse, then: () => void): void {
  if (response.closed) then();
  else response.once('close', then);
}
