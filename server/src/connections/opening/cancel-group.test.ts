import { expect, test } from 'vitest';
import { controllerKeptOnSignal } from '../../platform/aborting/keep-controller-on-signal.ts';
import { createCancelGroup } from './cancel-group.ts';

test('a shared signal is used as it is, and stopping the group aborts it', () => {
  const group = createCancelGroup();
  const { signal } = controllerKeptOnSignal();
  const run = group.enter(signal);
  expect(run.signal).toBe(signal);
  group.stop();
  expect(signal.aborted).toBe(true);
});

test('a run that shares its signal with another one is stopped also after the other has left', () => {
  const group = createCancelGroup();
  const { signal } = controllerKeptOnSignal();
  group.enter(signal).leave();
  const [first] = [group.enter(signal), group.enter(signal)];
  first?.leave();
  group.stop();
  expect(signal.aborted).toBe(true);
});

test('a signal that is not shared is followed, and never aborted', () => {
  const group = createCancelGroup();
  const asked = new AbortController();
  const [aborted, stopped] = [group.enter(asked.signal), group.enter(new AbortController().signal)];
  asked.abort();
  expect([aborted.signal.aborted, stopped.signal.aborted]).toEqual([true, false]);
  const other = new AbortController();
  const run = group.enter(other.signal);
  group.stop();
  expect([run.signal.aborted, stopped.signal.aborted, other.signal.aborted]).toEqual([true, true, false]);
});

test('what has left is not aborted any more; what comes after the stop is aborted at once', () => {
  const group = createCancelGroup();
  const left = controllerKeptOnSignal();
  group.enter(left.signal).leave();
  group.stop();
  expect(left.signal.aborted).toBe(false);
  expect(group.enter(new AbortController().signal).signal.aborted).toBe(true);
  expect(group.enter(controllerKeptOnSignal().signal).signal.aborted).toBe(true);
});
