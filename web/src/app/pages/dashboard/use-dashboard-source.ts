import type { Connection } from '@parley/contract/connections';
import { connectionKinds } from '@parley/contract/connections/connection-kinds';
import type { Project } from '@parley/contract/hosted-projects';
import { useState } from 'react';
import { connectionLocation } from '../../../features/connections/model/connection-location.ts';
import { useConnections, useKeepConnection } from '../../../features/connections/requests/use-connections.ts';
import type { DashboardSource } from '../../../features/dashboard/model/dashboard-source.ts';
import { readActive, rememberActive } from '../../../features/projects/model/active-project.ts';
import { projectStatus } from '../../../features/projects/model/project-status.ts';
import { useConnectProject } from '../../../features/projects/requests/use-connect-project.ts';
import { useGrantsAndProjects } from '../../../features/projects/requests/use-grants-and-projects.ts';
import { useSession } from '../../../lib/session/use-session.ts';

/** What the dashboard's steps are walked with: a hosted project, or a connection of any kind. */
export function useDashboardSource() {
  const { data: user } = useSession();
  const owner = user?.id ?? '';
  const list = useConnections();
  const hosted = useGrantsAndProjects();
  const keep = useKeepConnection();
  const connect = useConnectProject();
  const [activeId, setActiveId] = useState(() => readActive(owner)?.id ?? null);
  const connections = list.data?.connections ?? [];
  const active =
    connections.find(({ id }) => id === activeId) ?? connections.find(isHosted) ?? connections[0];

  const connectionOf = async ({ connectionId, projectRef }: DashboardSource): Promise<Connection> =>
    connections.find(({ id }) => id === connectionId) ?? connect(projectRef ?? '');
  const activate = (connection: Connection) => {
    keep(connection);
    rememberActive({ owner, connection, now: new Date() });
    setActiveId(connection.id);
  };

  return {
    owner,
    active: active ?? null,
    activate,
    connectionOf,
    sources: sourcesOf(hosted.projects ?? [], connections),
    pending: list.isPending,
    error: list.data ? null : list.error,
    retry: () => void list.refetch(),
  };
}

function isHosted({ projectRef }: Connection): boolean {
  return projectRef !== null;
}

/** A hosted project stands once, whether or not it has a connection yet. */
function sourcesOf(projects: Project[], connections: Connection[]): DashboardSource[] {
  const listed = new Set(projects.map(({ ref }) => ref));
  const others = connections.filter(({ projectRef }) => projectRef === null || !listed.has(projectRef));
  return [...projects.map(projectSource), ...others.map(connectionSource)];
}

function projectSource(project: Project): DashboardSource {
  return {
    key: `project:${project.ref}`,
    name: project.name,
    detail: project.ref,
    family: project.organization.name,
    connectionId: project.connectionId,
    projectRef: project.ref,
    refusal: project.active ? null : projectStatus(project).words,
  };
}

function connectionSource(connection: Connection): DashboardSource {
  return {
    key: `connection:${connection.id}`,
    name: connection.name,
    detail: connection.projectRef ?? connectionLocation(connection),
    family: connectionKinds[connection.type].title,
    connectionId: connection.id,
    projectRef: connection.projectRef,
    refusal: null,
  };
}
