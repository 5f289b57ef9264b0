import type { AskBeforeLeaving } from '../../lib/routing/ask-before-leaving.ts';

type HeldPage = { staysOn: (delta: number) => boolean; arrived: () => void };
type Held = { go: (steps: number) => void; asks: () => AskBeforeLeaving | null };

/**
 * A step in the history has been taken by the time that a page learns of it: while the page asks before it is left, it is
 * taken back, and again when the answer is yes. `staysOn` is true where the page stays; `arrived` is called where the
 * browser got to the page that is shown in another way: what it was to be sent back to is not there any more.
 */
export function blockHistoryNavigation({ go, asks }: Held): HeldPage {
  /** From the page that is shown to where the browser is, in steps of its history. */
  let away = 0;
  /** The step by which it is sent back there. More of somebody's own may come before that one does. */
  let returning = 0;
  const staysOn = (delta: number) => {
    const ask = asks();
    if (ask === null && away === 0) return false;
    away += delta;
    const steps = away;
    const isOurs = delta === returning;
    if (isOurs) returning = 0;
    if (steps !== 0 && returning === 0) {
      returning = -steps;
      go(returning);
    }
    if (!isOurs) ask?.(() => go(steps));
    return true;
  };
  const arrived = () => {
    away = 0;
    returning = 0;
  };
  return { staysOn, arrived };
}
