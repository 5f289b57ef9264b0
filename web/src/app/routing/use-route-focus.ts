import { useLayoutEffect, useRef } from 'react';
import { useLocation } from 'react-router';

/**
 * After a change of page the keyboard and the screen reader start at its heading, as after a page load: before anybody can
 * click what the page shows, or a menu that is open already would lose the focus and close.
 */
export function useRouteFocus(): void {
  const { pathname } = useLocation();
  const shown = useRef(pathname);
  useLayoutEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    focusHeading();
  }, [pathname]);
}

export function focusHeading(): void {
  const main = document.querySelector<HTMLElement>('main');
  if (main?.contains(document.activeElement)) return;
  const target = main?.querySelector<HTMLElement>('h1') ?? main;
  if (!target) return;
  target.tabIndex = -1;
  target.style.outline = 'none';
  target.focus({ preventScroll: true });
}
