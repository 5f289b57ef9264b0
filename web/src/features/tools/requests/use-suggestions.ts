import type { ProviderName } from '@parley/contract/ai/provider-forms';
import { api } from '@parley/contract/routes';
import {
  type Suggestion,
  suggestEvent,
  suggestionsOutput,
  toolLimits,
  toolMessages,
} from '@parley/contract/tools';
import { type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import type { z } from 'zod';
import { ApiFailure } from '../../../lib/api/api-failure.ts';
import { callApi } from '../../../lib/api/call-api.ts';
import { errorMessage } from '../../../lib/api/error-message.ts';
import { streamEvents } from '../../../lib/api/event-stream.ts';
import { askSpaceAgain } from '../../../lib/session/use-space-permission.ts';
import { afterEvent, newRun, type SuggestionRun } from '../model/suggestion-run.ts';

export type Generate = {
  tables?: string[] | undefined;
  provider?: ProviderName | undefined;
  /** Others beside those on screen, not instead of them. */
  more?: boolean;
};

type Stored = z.infer<typeof suggestionsOutput>;
type Running = SuggestionRun & { base: Suggestion[]; asked: Generate };

const cutShort = {
  message: 'The connection broke off before all suggestions had arrived.',
  offerBuiltin: false,
};

/** The suggestions of one source: those of last time, and those that are being generated. */
export function useSuggestions(connectionId: string | null) {
  const queries = useQueryClient();
  const queryKey = ['suggestions', connectionId];
  const stored = useQuery({
    queryKey,
    queryFn: ({ signal }) =>
      callApi({ path: `${api.suggestions}?connectionId=${connectionId}`, output: suggestionsOutput, signal }),
    enabled: connectionId !== null,
    staleTime: Number.POSITIVE_INFINITY,
  });
  const [run, setRun] = useState<Running | null>(null);
  const [message, setMessage] = useFadingMessage();
  const stop = useRef<AbortController>(null);

  // biome-ignore lint/correctness/useExhaustiveDependencies: what runs belongs to the source it was started for
  useEffect(() => {
    setRun(null);
    return () => stop.current?.abort();
  }, [connectionId]);

  const shown = run ? [...run.base, ...run.arrived] : (stored.data?.suggestions ?? []);

  /** Whether it ended with something to choose from. */
  const generate = async (asked: Generate = {}): Promise<boolean> => {
    if (connectionId === null) return false;
    stop.current?.abort();
    const abort = new AbortController();
    stop.current = abort;
    const before = shown;
    const base = asked.more ? before : [];
    let now: Running = { ...newRun, base, asked };
    const show = (next: Running) => {
      now = next;
      if (!abort.signal.aborted) setRun(next);
    };
    show(now);
    setMessage('');
    await followRun(now, {
      queries,
      connectionId,
      exclude: asked.more ? before : [],
      signal: abort.signal,
      show,
    });
    if (abort.signal.aborted) return false;
    // What came to nothing takes nothing away.
    if (now.arrived.length === 0) show({ ...now, base: before });
    queries.setQueryData<Stored>(queryKey, {
      suggestions: [...now.base, ...now.arrived],
      provider: now.provider ?? stored.data?.provider ?? null,
      createdAt: new Date().toISOString(),
    });
    if (now.state === 'done') setMessage(toolMessages.suggested);
    return now.state === 'done' && now.arrived.length > 0;
  };

  return {
    suggestions: shown,
    provider: run?.provider ?? stored.data?.provider ?? null,
    run,
    message,
    isRunning: run?.state === 'running',
    isLoading: stored.isPending && connectionId !== null,
    loadError: stored.error,
    reload: () => void stored.refetch(),
    generate,
    stop: () => {
      stop.current?.abort();
      setRun((now) => now && { ...now, state: 'done' });
    },
  };
}

/** Said for a moment. */
function useFadingMessage() {
  const [message, setMessage] = useState('');
  useEffect(() => {
    if (message === '') return;
    const timer = setTimeout(() => setMessage(''), toolLimits.linger.suggested);
    return () => clearTimeout(timer);
  }, [message]);
  return [message, setMessage] as const;
}

type Followed = {
  queries: QueryClient;
  connectionId: string;
  /** What is on screen and not to be proposed again. */
  exclude: readonly Suggestion[];
  signal: AbortSignal;
  show: (next: Running) => void;
};

/** Shows a run as it comes in, and how it failed if it did. */
export async function followRun(begun: Running, followed: Followed): Promise<void> {
  const { queries, connectionId, exclude, signal, show } = followed;
  let now = begun;
  const showNext = (change: Partial<Running>) => {
    now = { ...now, ...change };
    show(now);
  };
  const { tables, provider } = begun.asked;
  const body = { connectionId, tables, provider, exclude: exclude.map(({ name }) => name) };
  try {
    const events = streamEvents({
      method: 'POST',
      path: api.suggestions,
      body,
      events: suggestEvent,
      signal,
    });
    for await (const event of events) {
      showNext(afterEvent(now, event));
      if (event.event === 'failed') askSpaceAgain(queries, event.data.code);
    }
    if (now.state === 'running') showNext({ state: 'failed', failure: cutShort });
  } catch (error) {
    showNext({ state: 'failed', failure: { message: errorMessage(error), offerBuiltin: false } });
    if (error instanceof ApiFailure) askSpaceAgain(queries, error.code);
  }
}
