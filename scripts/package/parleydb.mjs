#!/usr/bin/env node
// Runs on whatever Node is there, from 20 on: plain JavaScript, no packages.
import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { bringNode, isEnough } from './bring-node.mjs';

const program = new URL('../server/dist/cli.js', import.meta.url);

if (isEnough()) await import(program.href);
else runOn(await bringNode());

function runOn(node) {
  if (node === undefined) {
    process.exitCode = 1;
    return;
  }
  // The channel tells the child when this process is gone, however it ended.
  const child = spawn(node, [fileURLToPath(program), ...process.argv.slice(2)], {
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
  });
  // A terminal's SIGINT has reached the child already; a second one would end it at once.
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill('SIGTERM'));
  child.once('error', (error) => {
    console.error(`The Node that Parley brought cannot be run here: ${error.message}. Install Node 26.`);
    process.exitCode = 1;
  });
  child.once('exit', (code) => {
    process.exitCode = code ?? 1;
  });
}
