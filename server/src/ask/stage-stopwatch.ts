import type { AskStep } from '@parley/contract/ask';
import type { TraceSpan } from '../platform/tracing/tracer.ts';
import { inSpan } from '../platform/tracing/tracer.ts';

/** Runs a stage, and says when it begins, how it ended and how long it took. */
export type StageTimer = <T>(step: AskStep['step'], work: (span: TraceSpan) => Promise<T>) => Promise<T>;

export type Stopwatch = StageTimer & {
  /** Says that a stage had nothing to do, or that the answer does without it. */
  note(step: AskStep['step'], state: 'skipped' | 'failed', note: string): void;
};

export function createStageTimer(tell: (step: AskStep) => void): StageTimer {
  return async <T>(step: AskStep['step'], work: (span: TraceSpan) => Promise<T>): Promise<T> => {
    const began = performance.now();
    const say = (state: AskStep['state']) =>
      tell({ step, state, ms: Math.round((performance.now() - began) * 10) / 10, note: null });
    tell({ step, state: 'started', ms: null, note: null });
    try {
      const done = await inSpan({ name: `ask ${step}` }, work);
      say('done');
      return done;
    } catch (error) {
      say('failed');
      throw error;
    }
  };
}

export function createStopwatch(tell: (step: AskStep) => void): Stopwatch {
  const note: Stopwatch['note'] = (step, state, text) => {
    tell({ step, state, ms: null, note: text });
    // So that a trace tells of every stage, also of one that had nothing to do.
    void inSpan({ name: `ask ${step}`, attributes: { 'parley.stage.state': state } }, async () => undefined);
  };
  return Object.assign(createStageTimer(tell), { note });
}
