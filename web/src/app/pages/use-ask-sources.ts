import { useState } from 'react';
import { typeNames } from '../../features/connections/model/type-names.ts';
import { useConnections } from '../../features/connections/requests/use-connections.ts';
import { useTools } from '../../features/tools/requests/use-tools.ts';
import { browserStorage } from '../../lib/browser-storage.ts';

const key = 'parley-asked-source';

/** Hosted projects and saved connections alike; the one asked last comes first to mind. */
export function useAskSources(wanted: string | null = null) {
  const list = useConnections();
  const tools = useTools();
  const [chosen, setChosen] = useState(() => wanted ?? browserStorage.read(key) ?? '');
  const sources = (list.data?.connections ?? []).map(({ id, name, type, projectRef }) => ({
    id,
    name,
    family: projectRef ?? typeNames[type],
  }));
  const withTools = new Set(tools.data?.tools.map(({ connectionId }) => connectionId));
  const known = sources.find(({ id }) => id === chosen);
  const fallback = sources.find(({ id }) => withTools.has(id)) ?? sources[0];
  const sourceId = (known ?? fallback)?.id ?? '';
  return {
    sources,
    sourceId,
    choose: (id: string) => {
      browserStorage.write(key, id);
      setChosen(id);
    },
    tools: (tools.data?.tools ?? []).filter((tool) => tool.connectionId === sourceId && tool.isActive),
    pending: list.isPending || tools.isPending,
  };
}
