import type { Connection } from '@parley/contract/connections';
import { projectMessages } from '@parley/contract/hosted-projects';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useRefreshConnections } from '../../../features/connections/requests/use-connections.ts';
import type { DashboardSource } from '../../../features/dashboard/model/dashboard-source.ts';
import { schemaQuery } from '../../../features/schema/requests/use-schema.ts';
import { errorMessage } from '../../../lib/api/error-message.ts';
import { notify } from '../../../ui/feedback/toaster.tsx';
import type { useDashboardSource } from './use-dashboard-source.ts';

type Picking = {
  source: ReturnType<typeof useDashboardSource>;
  setStep: (step: number) => void;
  onChosen: (id: string) => void;
};

/** Choosing a source reads its schema and goes on to the next step. */
export function useSourcePicker({ source, setStep, onChosen }: Picking) {
  const queries = useQueryClient();
  const refresh = useRefreshConnections();
  const [open, setOpen] = useState(false);
  const [wasOpened, setWasOpened] = useState(false);
  const [busyKey, setBusyKey] = useState<string | null>(null);
  const [problem, setProblem] = useState<string | null>(null);

  const walkWith = async (connection: Connection) => {
    source.activate(connection);
    setOpen(false);
    setStep(1);
    const { origin } = await queries.fetchQuery(schemaQuery(connection.id, refresh));
    if (origin === 'sample') return;
    notify.success(projectMessages.schemaLoaded(connection.name));
    onChosen(connection.id);
    setStep(2);
  };
  const pick = async (picked: DashboardSource) => {
    setBusyKey(picked.key);
    setProblem(null);
    try {
      await walkWith(await source.connectionOf(picked));
    } catch (error) {
      setProblem(errorMessage(error));
    } finally {
      setBusyKey(null);
    }
  };
  return {
    open: () => {
      setProblem(null);
      setWasOpened(true);
      setOpen(true);
    },
    /** From then on it stays, so that it can fade out. */
    wasOpened,
    /** For a connection that was made without the dialog. A schema that cannot be read is told by its own step. */
    take: (connection: Connection) => void walkWith(connection).catch(() => undefined),
    props: {
      open,
      busyKey,
      problem,
      onPick: (picked: DashboardSource) => void pick(picked),
      onClose: () => setOpen(false),
    },
  };
}
