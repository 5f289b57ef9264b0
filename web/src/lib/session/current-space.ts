import { spaceHeader } from '@parley/contract/spaces/space-request-header';

/** Pages of a shared space stand under its id, `/s/<id>/tools`; those of the personal space where they always were. */
const pattern = /^\/s\/([\w-]+)(?=\/|$)/;

export function spaceIn(pathname: string): string | undefined {
  return pattern.exec(pathname)?.[1];
}

/** Undefined: the personal space. Another space is opened by loading the page anew, so it never changes. */
export const openSpaceId = typeof location === 'undefined' ? undefined : spaceIn(location.pathname);

/** What stands before every path of the open space. */
export const spaceBase = openSpaceId === undefined ? '' : `/s/${openSpaceId}`;

/** Loads the page anew: nothing of one space may stay in memory for the next. */
export function openSpace(id: string | undefined, page = '/dashboard'): void {
  location.assign(`${id === undefined ? '' : `/s/${id}`}${page}`);
}

/** `fetch` in the open space. */
export function fetchInSpace(path: string, init: RequestInit): Promise<Response> {
  if (openSpaceId === undefined) return fetch(path, init);
  const headers = new Headers(init.headers);
  headers.set(spaceHeader, openSpaceId);
  return fetch(path, { ...init, headers });
}
