import { findChromium } from './find-programs.ts';

/** How every browser of ours is started. */
export function chromiumLaunch() {
  const executablePath = findChromium();
  if (executablePath === undefined)
    throw new Error('No Chromium was found. `npm test` says what to install.');
  return {
    executablePath,
    // Chromium refuses its sandbox to root.
    chromiumSandbox: process.getuid?.() !== 0,
    args: [
      '--disable-gpu',
      '--disable-background-networking',
      '--disable-component-update',
      '--no-first-run',
    ],
  };
}
