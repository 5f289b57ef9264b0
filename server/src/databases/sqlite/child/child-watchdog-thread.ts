import { parentPort, workerData } from 'node:worker_threads';

/**
 * Ends the process from a thread of its own when a statement takes too much memory, or when the server that
 * started it is gone. Nothing gentler reaches a thread that is inside of SQLite.
 */
const mostMemory = 400 * 1_048_576;

setInterval(() => {
  if (process.memoryUsage.rss() > mostMemory || process.ppid !== workerData.server)
    process.kill(process.pid, 'SIGKILL');
}, 25);

parentPort?.postMessage('watching');
