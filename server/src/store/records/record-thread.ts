import { workerData } from 'node:worker_threads';
import { answerTasks } from '../../platform/threads/thread-tasks.ts';
import { openRecordFile } from './sqlite-record-writer.ts';

// Its own connection: the commit, which waits for the disk, holds nobody but this thread.
const write = openRecordFile(String(workerData));

answerTasks(write);
