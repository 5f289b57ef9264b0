import type { Connection } from '@parley/contract/connections';
import { ParleyError } from '@parley/contract/errors';
import type {
  Project,
  projectsOutput,
  tokenExchangeInput,
  tokenExchangeOutput,
} from '@parley/contract/hosted-projects';
import { oauthLimits, projectMessages } from '@parley/contract/hosted-projects';
import type { z } from 'zod';
import type { Owner } from '../../store/acting-member.ts';
import type { StoredConnection } from '../../store/connections/connections.ts';
import type { StoredGrant } from '../../store/grant-rehearsal-and-upload-types.ts';
import type { Store } from '../../store/store.ts';
import { toPublicConnection } from '../to-public-connection.ts';
import type { Listed, ProjectListings } from './cached-project-listings.ts';
import type { Grants } from './oauth-grants.ts';
import { pausedMessage } from './project-calls-with-grant.ts';

type ProjectList = z.infer<typeof projectsOutput>;

export type HostedProjectService = {
  exchange(
    owner: Owner,
    input: z.infer<typeof tokenExchangeInput>,
  ): Promise<z.infer<typeof tokenExchangeOutput>>;
  list(owner: Owner, options?: { refresh?: boolean }): Promise<ProjectList>;
  find(owner: Owner, ref: string): Promise<Project>;
  /** Saves the project as a connection; asked for twice, it is the same one. */
  connect(owner: Owner, ref: string): Promise<Connection>;
};

type Parts = { store: Pick<Store, 'connections' | 'grants'>; grants: Grants; listings: ProjectListings };

export function createHostedProjectService(parts: Parts): HostedProjectService {
  return {
    exchange: async (owner, input) => {
      const { handle, grant } = await parts.grants.exchange(owner, input);
      await replaceOlder(parts, grant);
      return handle;
    },
    list: (owner, options) => list(parts, owner, options),
    find: (owner, ref) => find(parts, owner, ref),
    connect: (owner, ref) => connect(parts, owner, ref),
  };
}

/** A second consent for the same organisation takes the place of the first, which would only expire. */
async function replaceOlder({ store, listings }: Parts, grant: StoredGrant): Promise<void> {
  const { listing } = await listings.of(grant);
  const slugs = new Set(listing.organizations.map(({ slug }) => slug));
  if (slugs.size === 0) return;
  const older = (await store.grants.list(grant.spaceId)).filter(
    ({ id, listing: known }) =>
      id !== grant.id &&
      (known?.organizations.length ?? 0) > 0 &&
      known?.organizations.every(({ slug }) => slugs.has(slug)),
  );
  await store.grants.replace(
    grant.spaceId,
    older.map(({ id }) => id),
    grant.id,
  );
}

async function list({ store, listings }: Parts, owner: Owner, options = {}): Promise<ProjectList> {
  const grants = await store.grants.list(owner.id);
  const listed = await Promise.all(
    grants.map(async (grant) => ({ grant, ...(await listings.of(grant, options)) })),
  );
  const connections = await store.connections.list(owner.id);
  const projects = new Map<string, Project>();
  for (const entry of listed) {
    for (const project of projectsOf(entry, connections)) projects.set(project.ref, project);
  }
  const times = listed.map(({ listedAt }) => listedAt).toSorted();
  return {
    projects: [...projects.values()],
    fetchedAt: times[0] ?? new Date().toISOString(),
    stale: listed.some(({ problem }) => problem !== null),
    problems: listed.flatMap(({ problem }) => problem ?? []),
  };
}

function projectsOf(
  { grant, listing }: Listed & { grant: StoredGrant },
  connections: readonly StoredConnection[],
): Project[] {
  return listing.projects.map((project) => ({
    ...project,
    active: project.status.startsWith('ACTIVE'),
    grantId: grant.id,
    connectionId: connections.find(({ projectRef }) => projectRef === project.ref)?.id ?? null,
  }));
}

/**
 * What is not in the list may be new: it is asked for once more before anybody is told that it is missing, unless
 * the list came in a moment ago. Names that somebody makes up must not use up what everybody may ask.
 */
async function find(parts: Parts, owner: Owner, ref: string): Promise<Project> {
  for (const refresh of [false, true]) {
    const { projects, problems, fetchedAt } = await list(parts, owner, { refresh });
    const found = projects.find((project) => project.ref === ref);
    if (found) return found;
    if (problems.length === 0 && Date.now() - Date.parse(fetchedAt) < oauthLimits.projectsSettled) break;
    if (refresh && problems[0]) throw new ParleyError('hosted_failed', { values: { reason: problems[0] } });
  }
  if ((await parts.store.grants.list(owner.id)).length === 0) throw new ParleyError('grant_missing');
  throw new ParleyError('not_found', { message: projectMessages.notFound(ref) });
}

async function connect(parts: Parts, owner: Owner, ref: string): Promise<Connection> {
  const { store } = parts;
  const project = await find(parts, owner, ref);
  if (!project.active)
    throw new ParleyError('hosted_refused', { values: { reason: pausedMessage(project) } });
  const added = await store.connections.add(owner, {
    ...detailsOf(project, owner),
    isSample: false,
    project: { ref, grantId: project.grantId },
    seal: () => null,
  });
  const saved = added ?? (await store.connections.findProject(owner.id, ref));
  if (!saved) throw new ParleyError('internal');
  await store.connections.setGrant(owner.id, saved.id, project.grantId);
  await store.connections.markReached(saved, 'active');
  return toPublicConnection((await store.connections.find(owner.id, saved.id)) ?? saved);
}

export function detailsOf({ ref, name, organization }: Project, owner: Owner) {
  return {
    name: name.slice(0, 100),
    description: `Hosted project of ${organization.name}, connected by OAuth`,
    type: 'supabase',
    host: `db.${ref}.supabase.co`,
    port: 5432,
    database: 'postgres',
    username: owner.email,
    usesConnectionString: false,
    ssl: 'require',
    uploadId: null,
    file: null,
    allowWrites: false,
    savedToolsOnly: false,
    schemas: [],
    trustedFunctions: [],
  } as const;
}
