import { answerTasks } from '../../platform/threads/thread-tasks.ts';
import type { ExplainTask } from './explain-sql.ts';
import { explainStatement } from './explain-statement.ts';

answerTasks(({ dialect, sql }: ExplainTask) => explainStatement(dialect, sql));
