import { empty, json, refuse } from '../http/build-reply.ts';
import { projects as catalogue, type Project } from '../projects/demo-projects.ts';
import type { Projects, Status } from '../projects/projects.ts';
import { grantedProject, type ManagedRoute, type Visit } from './check-access.ts';

const services = ['auth', 'db', 'db_postgres_user', 'pooler', 'realtime', 'rest', 'storage', 'pg_bouncer'];

export function projectRoutes(projects: Projects): ManagedRoute[] {
  return [
    {
      method: 'GET',
      path: '/v1/projects',
      scope: 'projects:read',
      handle: ({ grant }) => {
        const own = catalogue.filter(({ organization }) => organization === grant.organization);
        return json(200, own.map(describe));
      },
    },
    {
      method: 'GET',
      path: '/v1/projects/{ref}',
      scope: 'projects:read',
      handle: (visit) => json(200, describe(grantedProject(visit))),
    },
    {
      method: 'GET',
      path: '/v1/projects/{ref}/health',
      scope: 'projects:read',
      handle: (visit) => json(200, health(visit)),
    },
    {
      method: 'POST',
      path: '/v1/projects/{ref}/pause',
      scope: 'projects:write',
      handle: async (visit) => {
        await projects.pause(grantedProject(visit).ref);
        return empty(200);
      },
    },
    {
      method: 'POST',
      path: '/v1/projects/{ref}/restore',
      scope: 'projects:write',
      handle: (visit) => {
        const { ref } = grantedProject(visit);
        if (projects.status(ref) !== 'INACTIVE') throw refuse(400, 'Project is not paused');
        projects.restore(ref);
        return empty(200);
      },
    },
  ];

  function describe({ ref, organization, name, region, createdAt }: Project) {
    return {
      id: ref,
      ref,
      organization_id: organization,
      organization_slug: organization,
      name,
      region,
      status: projects.status(ref),
      created_at: createdAt,
      database: {
        host: `db.${ref}.localhost`,
        version: '18.6',
        postgres_engine: '18',
        release_channel: 'ga',
      },
    };
  }

  function health(visit: Visit) {
    const { ref } = grantedProject(visit);
    const asked = visit.call.query.getAll('services').flatMap((value) => value.split(','));
    if (asked.length === 0) throw refuse(400, 'services: Invalid input: expected array, received undefined');
    if (asked.some((name) => !services.includes(name))) throw refuse(400, 'services.0: Invalid option');
    return asked.map((name) => ({ name, ...condition(projects.status(ref)) }));
  }
}

function condition(status: Status): { healthy: boolean; status: string; error?: string } {
  switch (status) {
    case 'ACTIVE_HEALTHY':
      return { healthy: true, status: 'ACTIVE_HEALTHY' };
    case 'COMING_UP':
      return { healthy: false, status: 'COMING_UP' };
    case 'INACTIVE':
      return { healthy: false, status: 'UNHEALTHY', error: 'Project is paused' };
  }
}
