import { useState } from 'react';

/** A promise is a change that is being saved; anything else is over when it returns. */
export type ToggleHandler = (checked: boolean) => unknown;

/**
 * A click is shown until the change that it started has settled, whichever way. Without it React sets the box
 * back right after the click, since what is saved has not changed yet, and the box flickers. Whoever hands over
 * the change says what went wrong with it.
 */
export function useOptimisticToggle(saved: boolean, onChange: ToggleHandler | undefined) {
  const [clicked, setClicked] = useState<{ checked: boolean }>();
  const change = (checked: boolean) => {
    const saving = onChange?.(checked);
    if (!(saving instanceof Promise)) return;
    const click = { checked };
    setClicked(click);
    const settle = () => setClicked((latest) => (latest === click ? undefined : latest));
    saving.then(settle, settle);
  };
  return { checked: clicked?.checked ?? saved, change };
}
