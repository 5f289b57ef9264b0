import { json } from '../http/build-reply.ts';
import type { ProjectKeys } from '../projects/project-keys.ts';
import { grantedProject, type ManagedRoute } from './check-access.ts';

export function projectSettingsRoutes(keys: ProjectKeys): ManagedRoute[] {
  return [
    {
      method: 'GET',
      path: '/v1/projects/{ref}/api-keys',
      scope: 'secrets:read',
      handle: (visit) => {
        const { ref, createdAt } = grantedProject(visit);
        return json(200, keys.list(ref, { createdAt, reveal: visit.call.query.get('reveal') === 'true' }));
      },
    },
    {
      method: 'GET',
      path: '/v1/projects/{ref}/api-keys/legacy',
      scope: 'secrets:read',
      handle: (visit) => {
        grantedProject(visit);
        return json(200, { enabled: true });
      },
    },
    {
      method: 'GET',
      path: '/v1/projects/{ref}/postgrest',
      scope: 'rest:read',
      handle: (visit) =>
        json(200, {
          db_schema: 'public,graphql_public',
          max_rows: 1000,
          db_extra_search_path: 'public, extensions',
          db_pool: null,
          jwt_secret: keys.jwtSecret(grantedProject(visit).ref),
        }),
    },
    {
      method: 'GET',
      path: '/v1/projects/{ref}/readonly',
      scope: 'database:read',
      handle: (visit) => {
        grantedProject(visit);
        return json(200, { enabled: false, override_enabled: false, override_active_until: '' });
      },
    },
    {
      method: 'GET',
      path: '/v1/projects/{ref}/ssl-enforcement',
      scope: 'database:read',
      handle: (visit) => {
        grantedProject(visit);
        return json(200, { currentConfig: { database: true }, appliedSuccessfully: true });
      },
    },
    {
      method: 'GET',
      path: '/v1/projects/{ref}/config/database/pooler',
      scope: 'database:read',
      handle: (visit) => json(200, [pooler(grantedProject(visit).ref)]),
    },
  ];
}

/** There is no such host: the stand-in is reached through its API alone, as a client without a password must. */
function pooler(ref: string) {
  const host = 'pooler.localhost';
  const address = `postgresql://postgres.${ref}:[YOUR-PASSWORD]@${host}:6543/postgres`;
  return {
    identifier: ref,
    database_type: 'PRIMARY',
    is_using_scram_auth: true,
    db_user: `postgres.${ref}`,
    db_host: host,
    db_port: 6543,
    db_name: 'postgres',
    connection_string: address,
    connectionString: address,
    default_pool_size: null,
    max_client_conn: null,
    pool_mode: 'transaction',
  };
}
