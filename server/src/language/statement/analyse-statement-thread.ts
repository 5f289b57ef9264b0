import { answerThreadTasks } from '../../platform/threads/answer-thread-tasks.ts';
import { analyseAtOnce, type StatementTask } from './analyse-statement.ts';

answerThreadTasks((task: StatementTask) => analyseAtOnce(task));
