import type { Connection } from '@parley/contract/connections';
import type { Project } from '@parley/contract/projects';
import { useState } from 'react';
import type { AskSource } from '../../features/ask/model/source.ts';
import { typeNames } from '../../features/connections/model/type-names.ts';
import { useConnections, useKeepConnection } from '../../features/connections/requests/use-connections.ts';
import { useConnectProject } from '../../features/projects/requests/use-connect-project.ts';
import { useHostedProjects } from '../../features/projects/requests/use-hosted-projects.ts';
import { useTools } from '../../features/tools/requests/use-tools.ts';
import { browserStorage } from '../../lib/browser-storage.ts';
import { errorMessage } from '../../lib/error-message.ts';
import { notify } from '../../ui/toaster.tsx';

const key = 'parley-asked-source';
const projectMark = 'project:';

/** Hosted projects and saved connections alike; the one asked last comes first to mind. */
export function useAskSources(wanted: string | null = null) {
  const list = useConnections();
  const tools = useTools();
  const hosted = useHostedProjects();
  const connect = useConnectProject();
  const keep = useKeepConnection();
  const [chosen, setChosen] = useState(() => wanted ?? browserStorage.read(key));
  const [connecting, setConnecting] = useState(false);
  const connections = list.data?.connections ?? [];
  const withTools = new Set(tools.data?.tools.map(({ connectionId }) => connectionId));
  const known = connections.find(({ id }) => id === chosen);
  const fallback = connections.find(({ id }) => withTools.has(id)) ?? connections[0];
  // Nobody's choice falls back on what there is; a person's own 'none' stays.
  const sourceId = chosen === '' ? '' : ((known ?? fallback)?.id ?? '');
  const settle = (id: string) => {
    if (id !== '') browserStorage.write(key, id);
    setChosen(id);
  };
  /** A hosted project becomes a connection the first time it is chosen. */
  const connectTo = async (ref: string) => {
    setConnecting(true);
    try {
      const connection = await connect(ref);
      keep(connection);
      settle(connection.id);
    } catch (error) {
      notify.error(errorMessage(error));
    } finally {
      setConnecting(false);
    }
  };
  return {
    sources: [...connections.map(connectionSource), ...newProjects(hosted.projects ?? [], connections)],
    sourceId,
    connecting,
    choose: (id: string) =>
      id.startsWith(projectMark) ? void connectTo(id.slice(projectMark.length)) : settle(id),
    tools: (tools.data?.tools ?? []).filter((tool) => tool.connectionId === sourceId && tool.isActive),
    pending: list.isPending || tools.isPending,
    error: (list.data ? null : list.error) ?? (tools.data ? null : tools.error),
    refreshing: tools.isFetching || list.isFetching,
    refresh: () => void Promise.all([tools.refetch(), list.refetch()]),
  };
}

function connectionSource({ id, name, type, projectRef }: Connection): AskSource {
  return { id, name, family: projectRef ?? typeNames[type] };
}

function newProjects(projects: readonly Project[], connections: readonly Connection[]): AskSource[] {
  const connected = new Set(connections.map(({ projectRef }) => projectRef));
  return projects
    .filter(({ ref, active }) => active && !connected.has(ref))
    .map(({ ref, name }) => ({ id: `${projectMark}${ref}`, name, family: ref }));
}
