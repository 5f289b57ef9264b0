import type { Log } from '../platform/log.ts';
import { withLongTimeout } from '../store/statement-timeout.ts';

const sweepEvery = 10 * 60_000;

export function sweepRegularly(log: Log, sweeps: ((now: number) => Promise<void>)[]): () => void {
  const sweep = () => {
    for (const run of sweeps) {
      withLongTimeout(() => run(Date.now())).catch((error: unknown) =>
        log.warn({ err: error }, 'sweeping failed'),
      );
    }
  };
  const timer = setInterval(sweep, sweepEvery);
  timer.unref();
  return () => clearInterval(timer);
}
