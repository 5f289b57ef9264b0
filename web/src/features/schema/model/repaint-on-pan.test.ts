import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { repaintOnPan, type Sight } from './repaint-on-pan.ts';

const size = { width: 800, height: 400 };
const bounds = { left: -1e6, top: -1e6, right: 1e6, bottom: 1e6 };

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function drawing() {
  const canvas = { style: { transform: '' } };
  const painted: Sight[] = [];
  let now: Sight = { view: { x: 0, y: 0, zoom: 0.5 }, size };
  const { follow, stop } = repaintOnPan({
    canvas,
    sight: () => now,
    bounds,
    paint: (sight) => painted.push(sight),
  });
  const go = (change: Partial<Sight['view']>, newSize = now.size) => {
    now = { view: { ...now.view, ...change }, size: newSize };
    follow();
  };
  return { canvas, painted, go, stop };
}

test('a picture that moves is not painted anew, and is once it rests', () => {
  const { canvas, painted, go } = drawing();
  for (let x = 1; x <= 100; x += 1) go({ x });
  expect(painted).toHaveLength(1);
  expect(canvas.style.transform).toBe('translate(100px, 0px) scale(1)');
  vi.runAllTimers();
  expect(painted.map(({ view }) => view.x)).toEqual([0, 100]);
  expect(canvas.style.transform).toBe('');
});

test('a picture whose edge comes into sight is painted at once', () => {
  const { canvas, painted, go } = drawing();
  go({ x: 150 });
  go({ x: 250 });
  expect(painted.map(({ view }) => view.x)).toEqual([0, 250]);
  expect(canvas.style.transform).toBe('');
  vi.runAllTimers();
  expect(painted).toHaveLength(2);
});

test('a frame of another size is painted at once, and one that stays as it is never again', () => {
  const { painted, go } = drawing();
  go({});
  vi.runAllTimers();
  expect(painted).toHaveLength(1);
  go({}, { width: 1_000, height: 400 });
  expect(painted).toHaveLength(2);
});

test('nothing is painted after it was stopped', () => {
  const { painted, go, stop } = drawing();
  go({ x: 10 });
  stop();
  vi.runAllTimers();
  expect(painted).toHaveLength(1);
});
