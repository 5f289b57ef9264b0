import { type SaveJob, type ToolToSave, toolLimits, toolMessages } from '@parley/contract/tools';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useRef, useState } from 'react';
import { ApiFailure } from '../../../lib/api/api-failure.ts';
import { errorMessage } from '../../../lib/api/error-message.ts';
import { askSpaceAgain } from '../../../lib/session/use-space-permission.ts';
import { tabStorage } from '../../../lib/storage/browser-storage.ts';
import { useRefreshTools } from './tool-queries-and-mutations.ts';
import { findJob, followJob, startSaving } from './tool-saving-job.ts';

const keyOf = (connectionId: string) => `parley-save-job:${connectionId}`;

/** What was saved longer ago is no news. */
const newsFor = 60_000;

function isOld({ state, startedAt }: SaveJob): boolean {
  return state !== 'running' && Date.now() - Date.parse(startedAt) > newsFor;
}

type Saving = {
  job: SaveJob | null;
  /** The bar lingers for a while after the end, then makes room. */
  showProgress: boolean;
  failure: string | null;
  busy: boolean;
};

const nothing: Saving = { job: null, showProgress: false, failure: null, busy: false };

/** The saving of tools of one source. It goes on without this page, which finds it again after a reload. */
export function useSaveJob(connectionId: string | null, onEnd: (job: SaveJob) => void) {
  const [saving, setSaving] = useState<Saving>(nothing);
  const stop = useRef<AbortController>(null);
  const refresh = useRefreshTools();
  const queries = useQueryClient();
  const ended = useRef({ onEnd, refresh });
  ended.current = { onEnd, refresh };

  const follow = useCallback(async (id: string, signal: AbortSignal): Promise<SaveJob | null> => {
    for await (const job of followJob(id, signal)) {
      setSaving({ job, showProgress: true, failure: null, busy: job.state === 'running' });
      if (job.state === 'running') continue;
      ended.current.onEnd(job);
      setTimeout(() => void ended.current.refresh(), toolLimits.delays.reload);
      return job;
    }
    return null;
  }, []);

  const fail = useCallback(
    (error: unknown, signal: AbortSignal) => {
      if (signal.aborted) return;
      setSaving((before) => ({
        ...before,
        busy: false,
        failure: toolMessages.saveFailed(errorMessage(error)),
      }));
      if (error instanceof ApiFailure) askSpaceAgain(queries, error.code);
    },
    [queries],
  );

  useEffect(() => {
    setSaving(nothing);
    if (connectionId === null) return;
    const abort = new AbortController();
    stop.current = abort;
    const findAgain = async () => {
      const job = await findJob(connectionId, tabStorage.read(keyOf(connectionId)), abort.signal);
      if (!job || abort.signal.aborted || isOld(job)) return;
      setSaving({ ...nothing, job, showProgress: job.state === 'running', busy: job.state === 'running' });
      if (job.state !== 'running') return;
      await follow(job.id, abort.signal).catch((error: unknown) => fail(error, abort.signal));
    };
    // Not finding an old job again is no reason to bother anybody; the list of tools tells what was saved.
    findAgain().catch(() => undefined);
    return () => abort.abort();
  }, [connectionId, follow, fail]);

  useLingeringProgress(saving, setSaving);

  /** Gives the job as it ended; null when that is not known. */
  const start = async (tools: ToolToSave[]): Promise<SaveJob | null> => {
    const signal = stop.current?.signal;
    if (connectionId === null || signal === undefined) return null;
    setSaving({ ...nothing, busy: true });
    try {
      const job = await startSaving(connectionId, tools);
      tabStorage.write(keyOf(connectionId), job.id);
      setSaving({ job, showProgress: true, failure: null, busy: true });
      return await follow(job.id, signal);
    } catch (error) {
      fail(error, signal);
      return null;
    }
  };

  const dismiss = () => {
    if (connectionId !== null) tabStorage.remove(keyOf(connectionId));
    setSaving(nothing);
  };

  return { ...saving, start, dismiss };
}

function useLingeringProgress(
  { busy, showProgress }: Saving,
  setSaving: (change: (before: Saving) => Saving) => void,
): void {
  useEffect(() => {
    if (busy || !showProgress) return;
    const timer = setTimeout(
      () => setSaving((before) => ({ ...before, showProgress: false })),
      toolLimits.linger.progress,
    );
    return () => clearTimeout(timer);
  }, [busy, showProgress, setSaving]);
}
