import { empty, json } from '../http/build-reply.ts';
import type { Route } from '../http/match-routes.ts';
import { jsonBody } from '../http/read-request.ts';
import type { Grants } from '../oauth/grants.ts';
import type { Projects } from '../projects/projects.ts';
import type { CallCounts } from './call-counts.ts';
import { type InjectedFaults, readFault } from './injected-faults.ts';

export const adminPrefix = '/_emulator/';

type Parts = { faults: InjectedFaults; stats: CallCounts; grants: Grants; projects: Projects };

export function adminRoutes({ faults, stats, grants, projects }: Parts): Route[] {
  return [
    { method: 'GET', path: `${adminPrefix}faults`, handle: () => json(200, faults.list()) },
    {
      method: 'POST',
      path: `${adminPrefix}faults`,
      handle: (call) => {
        const fault = readFault(jsonBody(call));
        if (fault.kind === 'expire-tokens') grants.expireAccessTokens();
        else if (fault.kind === 'revoke-grants') grants.revokeAll();
        else faults.add(fault);
        return json(201, fault);
      },
    },
    {
      method: 'DELETE',
      path: `${adminPrefix}faults`,
      handle: () => {
        faults.clear();
        return empty(204);
      },
    },
    {
      method: 'GET',
      path: `${adminPrefix}stats`,
      handle: () => json(200, { ...stats.read(), running: projects.running() }),
    },
    {
      method: 'DELETE',
      path: `${adminPrefix}stats`,
      handle: () => {
        stats.reset();
        return empty(204);
      },
    },
  ];
}
