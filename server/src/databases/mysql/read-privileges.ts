import type { Privileges } from '../port.ts';
import type { Session } from './session.ts';

type Grant = { privileges: Set<string>; schema: string; isRole: boolean };

const writing = ['INSERT', 'UPDATE', 'DELETE', 'CREATE', 'DROP', 'ALTER', 'ALL PRIVILEGES'];
const ruling = [
  'SUPER',
  'ALL PRIVILEGES',
  'CREATE USER',
  'SYSTEM_USER',
  'CONNECTION_ADMIN',
  'CONNECTION ADMIN',
];
const reaching = ['FILE', 'ALL PRIVILEGES'];

export async function readPrivileges(session: Session, database: string): Promise<Privileges> {
  const [[role]] = (await session.rows('SELECT CURRENT_USER()')) as [[string]];
  const grants = (await session.rows('SHOW GRANTS')).map(([line]) => readGrant(line ?? ''));
  return { role, ...judge(grants, database), readOnlyRole: readOnlyRole(database) };
}

/** What a role grants is not listed with what is granted directly: then a 'no' is only a 'not known'. */
export function judge(
  grants: readonly Grant[],
  database: string,
): Pick<Privileges, 'superuser' | 'canWrite' | 'canReachFiles'> {
  const no = grants.some(({ isRole }) => isRole) ? null : false;
  const has = (wanted: string[], everywhere: boolean) =>
    grants.some(
      (grant) =>
        wanted.some((privilege) => grant.privileges.has(privilege)) &&
        (grant.schema === '*' || (!everywhere && covers(grant.schema, database))),
    );
  return {
    superuser: has(ruling, true) || no,
    canWrite: has(writing, false) || no,
    canReachFiles: has(reaching, true) || no,
  };
}

/** `GRANT SELECT, INSERT (a, b) ON `shop`.* TO …`, or `GRANT `reader` TO …` for a role. */
export function readGrant(line: string): Grant {
  const [, list = '', schema] =
    /^GRANT (.*?) ON (?:TABLE |FUNCTION |PROCEDURE )?(\*|`(?:[^`]|``)+`)\./.exec(line) ?? [];
  if (schema === undefined) return { privileges: new Set(), schema: '', isRole: !/^GRANT PROXY /.test(line) };
  const names = list.replace(/\([^)]*\)/g, '').split(',');
  return {
    privileges: new Set(names.map((name) => name.trim().toUpperCase())),
    schema: schema === '*' ? '*' : schema.slice(1, -1).replaceAll('``', '`'),
    isRole: false,
  };
}

/** The database in a grant is a pattern: `_` and `%` stand for anything unless escaped. */
function covers(pattern: string, database: string): boolean {
  const parts = pattern.match(/\\.|[\s\S]/g) ?? [];
  const source = parts.map((part) => {
    if (part === '%') return '.*';
    if (part === '_') return '.';
    return (part.length > 1 ? part.slice(1) : part).replace(/[.*+?^${}()|[\]\\/-]/g, '\\$&');
  });
  return new RegExp(`^${source.join('')}$`, 'is').test(database);
}

/** SHOW VIEW is there because views are checked before they are read. */
function readOnlyRole(database: string): string {
  const name = `\`${database.replaceAll('`', '``').replace(/[_%]/g, '\\$&')}\``;
  return [
    "CREATE USER 'parley_reader'@'%' IDENTIFIED BY 'choose a password';",
    `GRANT SELECT, SHOW VIEW ON ${name}.* TO 'parley_reader'@'%';`,
  ].join('\n');
}
