import { userCommand } from '../server/src/services/user-command.ts';

await userCommand(process.argv.slice(2));
