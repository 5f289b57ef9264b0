import { workerData } from 'node:worker_threads';
import { answerThreadTasks } from '../../platform/threads/answer-thread-tasks.ts';
import { openSqliteRecordWriter } from './sqlite-record-writer.ts';

// Its own connection: the commit, which waits for the disk, holds nobody but this thread.
const write = openSqliteRecordWriter(String(workerData));

answerThreadTasks(write);
