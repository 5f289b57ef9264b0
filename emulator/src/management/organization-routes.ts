import { json, refuse } from '../http/build-reply.ts';
import { projects as catalogue, findOrganization, type Project } from '../projects/demo-projects.ts';
import type { Projects, Status } from '../projects/projects.ts';
import { type ManagedRoute, requireOrganization } from './check-access.ts';

const sorts: Record<string, (a: Project, b: Project) => number> = {
  name_asc: (a, b) => a.name.localeCompare(b.name),
  name_desc: (a, b) => b.name.localeCompare(a.name),
  created_asc: (a, b) => a.createdAt.localeCompare(b.createdAt),
  created_desc: (a, b) => b.createdAt.localeCompare(a.createdAt),
};

export function organizationRoutes(projects: Projects): ManagedRoute[] {
  return [
    {
      method: 'GET',
      path: '/v1/organizations',
      scope: 'organizations:read',
      handle: ({ grant }) => {
        const organization = findOrganization(grant.organization);
        if (organization === undefined) return json(200, []);
        const { slug, name } = organization;
        return json(200, [{ id: slug, slug, name }]);
      },
    },
    {
      method: 'GET',
      path: '/v1/organizations/{slug}',
      scope: 'organizations:read',
      handle: (visit) => {
        requireOrganization(visit);
        const organization = findOrganization(visit.grant.organization);
        if (organization === undefined) throw refuse(404, 'Organization not found');
        const { slug, name, plan } = organization;
        return json(200, {
          id: slug,
          name,
          plan,
          opt_in_tags: [],
          allowed_release_channels: ['ga', 'preview'],
        });
      },
    },
    {
      method: 'GET',
      path: '/v1/organizations/{slug}/projects',
      scope: 'projects:read',
      handle: (visit) => {
        requireOrganization(visit);
        return json(200, page(visit.grant.organization, visit.call.query));
      },
    },
  ];

  function page(organization: string, query: URLSearchParams) {
    const limit = bounded(query, 'limit', { otherwise: 100, least: 1, most: 100 });
    const offset = bounded(query, 'offset', { otherwise: 0, least: 0, most: Number.MAX_SAFE_INTEGER });
    const order = sorts[query.get('sort') ?? 'name_asc'];
    if (order === undefined) throw refuse(400, 'sort: Invalid option');
    const search = (query.get('search') ?? '').toLowerCase();
    const statuses = query.get('statuses')?.split(',');
    const found = catalogue
      .filter((project) => project.organization === organization)
      .filter(({ name, ref }) => name.toLowerCase().includes(search) || ref.includes(search))
      .filter(({ ref }) => statuses === undefined || statuses.includes(projects.status(ref)))
      .sort(order);
    return {
      projects: found
        .slice(offset, offset + limit)
        .map((project) => entry(project, projects.status(project.ref))),
      pagination: { count: found.length, limit, offset },
    };
  }
}

type Bounds = { otherwise: number; least: number; most: number };

function bounded(query: URLSearchParams, name: string, { otherwise, least, most }: Bounds): number {
  const text = query.get(name);
  if (text === null) return otherwise;
  const value = Number(text);
  if (!Number.isInteger(value) || value < least || value > most) {
    throw refuse(400, `${name}: Invalid input: expected a number from ${least} to ${most}`);
  }
  return value;
}

function entry({ ref, name, region, createdAt }: Project, status: Status) {
  const database = {
    identifier: ref,
    type: 'PRIMARY',
    region,
    status,
    cloud_provider: 'AWS',
    infra_compute_size: 'nano',
  };
  return {
    ref,
    name,
    cloud_provider: 'AWS',
    region,
    is_branch: false,
    status,
    inserted_at: createdAt,
    // A paused project has no machine.
    databases: status === 'INACTIVE' ? [] : [database],
  };
}
