import type { Connection } from '@parley/contract/connections';
import { connectionKinds } from '@parley/contract/connections/connection-kinds';
import type { Project } from '@parley/contract/hosted-projects';
import { useState } from 'react';
import { type AskSource, byQuestion } from '../../features/ask/model/ask-source.ts';
import { createSample } from '../../features/connections/requests/save-connection.ts';
import { useConnections, useKeepConnection } from '../../features/connections/requests/use-connections.ts';
import { useConnectProject } from '../../features/projects/requests/use-connect-project.ts';
import { useGrantsAndProjects } from '../../features/projects/requests/use-grants-and-projects.ts';
import { useTools } from '../../features/tools/requests/tool-queries-and-mutations.ts';
import { errorMessage } from '../../lib/api/error-message.ts';
import { useSpacePermission } from '../../lib/session/use-space-permission.ts';
import { browserStorage } from '../../lib/storage/browser-storage.ts';
import { notify } from '../../ui/feedback/toaster.tsx';

const key = 'parley-asked-source';
const projectMark = 'project:';
/** The sample shop, for whoever has no database yet: the first question opens it. */
const sample: AskSource = { id: 'sample', name: 'Sample shop', family: 'made-up data' };

/** Hosted projects and saved connections alike; the one asked last comes first to mind. */
export function useAskSources(wanted: string | null = null) {
  const list = useConnections();
  const tools = useTools();
  const hosted = useGrantsAndProjects();
  const mayConnect = useSpacePermission('change-connections');
  const connect = useConnectProject();
  const keep = useKeepConnection();
  const [chosen, setChosen] = useState(() => wanted ?? browserStorage.read(key));
  const [given, setGiven] = useState(wanted);
  const [connecting, setConnecting] = useState(false);
  // Whoever comes with another source later wants that one; what was typed stays.
  if (wanted !== given) {
    setGiven(wanted);
    if (wanted !== null) setChosen(wanted);
  }
  const connections = list.data?.connections ?? [];
  const withTools = new Set(tools.data?.tools.map(({ connectionId }) => connectionId));
  const known = connections.find(({ id }) => id === chosen);
  const fallback = connections.find(({ id }) => withTools.has(id)) ?? connections[0];
  const projects = newProjects(hosted.projects ?? [], connections);
  const hasProjects = hosted.error ? false : hosted.connected && hosted.projects?.length !== 0;
  const isNew = mayConnect && connections.length === 0 && hasProjects === false;
  // Nobody's choice falls back on what there is; a person's own 'none' stays.
  const sourceId = chosen === '' ? '' : ((known ?? fallback)?.id ?? (isNew ? sample.id : ''));
  const byWords = connections.length > 1;
  const settle = (id: string) => {
    if (id !== '') browserStorage.write(key, id);
    setChosen(id);
  };
  /** What is not connected yet is, the first time it is asked or chosen; null: that failed, and was said. */
  const open = async (id: string): Promise<string | null> => {
    if (id !== sample.id && !id.startsWith(projectMark)) return id;
    setConnecting(true);
    try {
      const connection =
        id === sample.id ? await createSample() : await connect(id.slice(projectMark.length));
      keep(connection);
      settle(connection.id);
      return connection.id;
    } catch (error) {
      notify.error(errorMessage(error));
      return null;
    } finally {
      setConnecting(false);
    }
  };
  return {
    sources: [...connections.map(connectionSource), ...projects],
    sourceId,
    connecting,
    choose: (id: string) => (id.startsWith(projectMark) ? void open(id) : settle(id)),
    /** For pages that ask: the sample where there is nothing else, and the question's own words where there are several. */
    asking: {
      sources: isNew ? [sample] : [...connections.map(connectionSource), ...projects],
      sourceId: byWords && chosen !== '' && !known ? byQuestion : sourceId,
      byWords,
      openSource: open,
    },
    isNew,
    tools: (tools.data?.tools ?? []).filter((tool) => tool.connectionId === sourceId && tool.isActive),
    pending: list.isPending || tools.isPending,
    error: (list.data ? null : list.error) ?? (tools.data ? null : tools.error),
    refreshing: tools.isFetching || list.isFetching,
    refresh: () => void Promise.all([tools.refetch(), list.refetch()]),
  };
}

function connectionSource({ id, name, type, projectRef }: Connection): AskSource {
  return { id, name, family: projectRef ?? connectionKinds[type].title };
}

function newProjects(projects: readonly Project[], connections: readonly Connection[]): AskSource[] {
  const connected = new Set(connections.map(({ projectRef }) => projectRef));
  return projects
    .filter(({ ref, active }) => active && !connected.has(ref))
    .map(({ ref, name }) => ({ id: `${projectMark}${ref}`, name, family: ref }));
}
