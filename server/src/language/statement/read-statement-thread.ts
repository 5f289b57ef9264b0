import { answerThreadTasks } from '../../platform/threads/answer-thread-tasks.ts';
import { readAtOnce, type StatementTask } from './read-statement.ts';

answerThreadTasks((task: StatementTask) => readAtOnce(task));
