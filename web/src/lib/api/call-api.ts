import { fetchInSpace } from '../session/current-space.ts';
import { abortableSleep } from './abortable-sleep.ts';
import { createApiClient } from './api-client.ts';

/** Brings the schemas along: import it from request modules that are themselves loaded on demand. */
export const callApi = createApiClient({
  fetch: fetchInSpace,
  now: Date.now,
  sleep: abortableSleep,
  isOnline: () => navigator.onLine,
});
