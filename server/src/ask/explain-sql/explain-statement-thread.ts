import { answerThreadTasks } from '../../platform/threads/answer-thread-tasks.ts';
import type { ExplainTask } from './explain-sql.ts';
import { explainStatement } from './explain-statement.ts';

answerThreadTasks(({ dialect, sql }: ExplainTask) => explainStatement(dialect, sql));
