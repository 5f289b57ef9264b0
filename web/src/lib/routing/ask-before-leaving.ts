import { useEffect } from 'react';

/** Asks whoever is about to leave; `go` takes them where they were going. */
export type AskBeforeLeaving = (go: () => void) => void;

let current: AskBeforeLeaving | null = null;

export const askBeforeLeaving = (): AskBeforeLeaving | null => current;

/** While this is on, the browser's Back and Forward ask before they leave the page. The last one that was set asks. */
export function useAskBeforeBack(isAsked: boolean, ask: AskBeforeLeaving): void {
  useEffect(() => {
    if (!isAsked) return;
    current = ask;
    return () => {
      if (current === ask) current = null;
    };
  });
}
