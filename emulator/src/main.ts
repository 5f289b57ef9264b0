import { startEmulator } from './emulator.ts';
import { readSettings } from './settings.ts';

start().catch((error: unknown) => {
  process.stderr.write(
    `The demo projects did not start: ${error instanceof Error ? error.message : error}\n`,
  );
  process.exit(1);
});

async function start(): Promise<void> {
  const emulator = await startEmulator(readSettings());
  process.stdout.write(`Demo projects are ready on ${emulator.url}\n`);
  const stop = () => void emulator.close().then(() => process.exit(0));
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, stop);
  // Whoever started it with a channel and is gone no longer needs it.
  process.once('disconnect', stop);
}
