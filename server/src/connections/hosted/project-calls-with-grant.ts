import { ParleyError } from '@parley/contract/errors';
import type { ProjectTransport } from '../../databases/project-transport-types.ts';
import type { Store } from '../../store/store.ts';
import type { ManagementApiClient } from './management-api-client.ts';
import type { Grants } from './oauth-grants.ts';

export type ProjectPlace = { spaceId: string; ref: string; grantId: string | null };

/** What reaches a project on behalf of its owner. */
export type ProjectCalls = {
  transport(place: ProjectPlace): ProjectTransport;
  /** Any other call about the project, with the token of the grant that reaches it. */
  call<T>(place: ProjectPlace, send: (token: string) => Promise<T>): Promise<T>;
};

type Parts = { store: Pick<Store, 'grants'>; grants: Grants; api: ManagementApiClient };

export function createProjectCalls({ store, grants, api }: Parts): ProjectCalls {
  const call: ProjectCalls['call'] = async (place, send) =>
    grants.call({ spaceId: place.spaceId, id: await grantFor(store, place) }, send);
  return {
    call,
    transport: (place) => ({
      send: async (statement) => {
        const answer = await call(place, (token) => api.query(token, place.ref, statement));
        if (!('asleep' in answer)) return answer;
        const project = await call(place, (token) => api.project(token, place.ref));
        throw asleep(project);
      },
    }),
  };
}

/** A project outlives the grant it was connected with: another one of the same owner may reach it. */
async function grantFor(store: Parts['store'], { spaceId, ref, grantId }: ProjectPlace): Promise<string> {
  const all = await store.grants.list(spaceId);
  const found =
    all.find(({ id }) => id === grantId) ??
    all.find(({ listing }) => listing?.projects.some((project) => project.ref === ref));
  if (!found) throw new ParleyError('grant_missing');
  return found.id;
}

type Known = { name: string; status: string };

export function pausedMessage({ name, status }: Known): string {
  return status === 'INACTIVE'
    ? `The project is paused. Resume ${name} in the Supabase dashboard, then try again.`
    : `The project is not ready: its state is ${status}. Please try again in a moment.`;
}

/** An active project that does not answer is busy, not paused. */
function asleep(project: Known): ParleyError {
  if (!project.status.startsWith('ACTIVE'))
    return new ParleyError('hosted_refused', { values: { reason: pausedMessage(project) } });
  const reason = `The database of ${project.name} does not answer right now. Please try again in a moment.`;
  return new ParleyError('hosted_failed', { values: { reason } });
}
