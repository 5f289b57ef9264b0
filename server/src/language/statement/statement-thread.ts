import { answerTasks } from '../../platform/threads/thread-tasks.ts';
import { readAtOnce, type StatementTask } from './read-statement.ts';

answerTasks((task: StatementTask) => readAtOnce(task));
