import { type Outcome, readyMessage, type Statement } from './database-process-messages.ts';
import { lockFolder } from './lock-folder.ts';
import { openFolder, runStatement } from './run-statement.ts';

const [folder = ''] = process.argv.slice(2);
const lock = lockFolder(folder);
const database = await openFolder(folder);

process.on('message', async (statement: Statement) => {
  const outcome = await runStatement(database, statement);
  tell(outcome);
});
// The emulator lets go of its end to stop this process, and loses it when it dies.
process.once('disconnect', async () => {
  await database.close();
  lock.close();
  process.exit(0);
});
tell(readyMessage);

/** An emulator that is gone needs no answer, and nobody needs to read that it could not be told. */
function tell(message: Outcome | typeof readyMessage): void {
  if (process.connected) process.send?.(message, () => undefined);
}
