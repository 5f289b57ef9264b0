import { lockFolder } from './folder-lock.ts';
import { readyMessage, type Statement } from './protocol.ts';
import { openFolder, runStatement } from './session.ts';

const [folder = ''] = process.argv.slice(2);
const lock = lockFolder(folder);
const database = await openFolder(folder);

process.on('message', async (statement: Statement) => {
  const outcome = await runStatement(database, statement);
  process.send?.(outcome);
});
// The emulator lets go of its end to stop this process, and loses it when it dies.
process.once('disconnect', async () => {
  await database.close();
  lock.close();
  process.exit(0);
});
process.send?.(readyMessage);
