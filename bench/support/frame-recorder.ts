import type { CDPSession, Page } from '@playwright/test';

export type Frames = {
  count: number;
  /** Share of frames that came in time for sixty a second. */
  onTime: number;
  longestMs: number;
  p95Ms: number;
  /** What the page's main thread itself computed, whatever else the machine did meanwhile. */
  mainThreadMs: number;
  longTasks: number;
};

/** A frame at sixty a second, and as much as a timer may be late. */
const inTime = 1_000 / 60 + 2;

/** Every frame that is drawn while something is done to the page. */
export async function framesDuring(page: Page, act: () => Promise<void>): Promise<Frames> {
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable');
  await page.evaluate(startRecording);
  const before = await mainThreadSeconds(session);
  await act();
  const after = await mainThreadSeconds(session);
  const { times, longTasks } = await page.evaluate(stopRecording);
  await session.detach();
  const frames = times.slice(1).map((time, place) => time - (times[place] ?? time));
  const sorted = frames.toSorted((a, b) => a - b);
  return {
    count: frames.length,
    onTime: frames.filter((frame) => frame <= inTime).length / Math.max(1, frames.length),
    longestMs: sorted.at(-1) ?? 0,
    p95Ms: sorted[Math.floor(sorted.length * 0.95)] ?? 0,
    mainThreadMs: ((after - before) * 1_000) / Math.max(1, frames.length),
    longTasks,
  };
}

async function mainThreadSeconds(session: CDPSession): Promise<number> {
  const { metrics } = await session.send('Performance.getMetrics');
  return metrics.find(({ name }) => name === 'ThreadTime')?.value ?? 0;
}

type Recording = { times: number[]; longTasks: number; stop: () => void };
type RecordingWindow = Window & { recording?: Recording };

/** Runs in the page. */
function startRecording(): void {
  const recording: Recording = { times: [], longTasks: 0, stop: () => {} };
  let next = requestAnimationFrame(function note(time) {
    recording.times.push(time);
    next = requestAnimationFrame(note);
  });
  const observer = new PerformanceObserver((list) => {
    recording.longTasks += list.getEntries().length;
  });
  observer.observe({ entryTypes: ['longtask'] });
  recording.stop = () => {
    cancelAnimationFrame(next);
    observer.disconnect();
  };
  (window as RecordingWindow).recording = recording;
}

function stopRecording(): { times: number[]; longTasks: number } {
  const { recording } = window as RecordingWindow;
  recording?.stop();
  return { times: recording?.times ?? [], longTasks: recording?.longTasks ?? 0 };
}
