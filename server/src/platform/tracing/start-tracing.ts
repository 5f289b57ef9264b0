import { setTimeout as sleep } from 'node:timers/promises';
import type { TracingSettings } from './tracer.ts';
import { setTracer } from './tracer.ts';

const flushTime = 2_000;

/** Without settings nothing is loaded. Stopping sends what waits. */
export async function startTracing(
  settings: TracingSettings | undefined,
  version: string,
): Promise<{ stop(): Promise<void> }> {
  if (!settings) return { stop: async () => undefined };
  const { createOtlpTracer } = await import('./otlp-tracer.ts');
  const { tracer, stop } = createOtlpTracer(settings, version);
  setTracer(tracer);
  return {
    stop: async () => {
      setTracer(undefined);
      // A collector that is away must not hold up the end.
      await Promise.race([stop().catch(() => undefined), sleep(flushTime, undefined, { ref: false })]);
    },
  };
}
