import { startEmulator } from './emulator.ts';
import { Projects } from './projects/projects.ts';
import { readSettings } from './settings.ts';

const settings = readSettings();

if (process.argv.includes('--seed')) {
  await new Projects(settings.dataDir, settings).seedAll();
} else {
  const emulator = await startEmulator(settings);
  process.stdout.write(`Demo projects are ready on ${emulator.url}\n`);
  const stop = () => void emulator.close().then(() => process.exit(0));
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, stop);
  // Whoever started it with a channel and is gone no longer needs it.
  process.once('disconnect', stop);
}
