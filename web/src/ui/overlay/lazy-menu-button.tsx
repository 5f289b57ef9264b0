import { cloneElement, type ReactNode, useState } from 'react';
import type { MenuProps, OpenedBy } from './menu-props.ts';

type LazyMenuButtonProps<Whole> = Pick<MenuProps, 'trigger' | 'label'> & {
  /** What is here already. */
  loaded?: Whole | undefined;
  load: () => Promise<Whole>;
  children: (whole: Whole, openedBy: OpenedBy) => ReactNode;
};

/**
 * Menus are more code than all else in the frame of a page, and most are never opened: until it is, a menu is its
 * button alone. The code is fetched by whoever comes near, and the click or key that wants the menu opens it.
 */
export function LazyMenuButton<Whole>(props: LazyMenuButtonProps<Whole>) {
  const { trigger, label, load } = props;
  const [here, setHere] = useState<{ whole: Whole } | null>(() =>
    props.loaded === undefined ? null : { whole: props.loaded },
  );
  const [openedBy, setOpenedBy] = useState<OpenedBy>();
  if (here) return props.children(here.whole, openedBy);
  // What fails ahead is tried again by the click.
  const fetchAhead = () => void load().catch(() => undefined);
  const open = (by: OpenedBy) => {
    setOpenedBy(by);
    void load().then(
      (whole) => setHere({ whole }),
      // Thrown while the page is drawn, so that its error screen tells.
      (error: unknown) =>
        setHere(() => {
          throw error;
        }),
    );
  };
  return cloneElement(trigger, {
    'aria-label': label,
    'aria-haspopup': 'menu',
    'aria-expanded': false,
    onPointerEnter: fetchAhead,
    onFocus: fetchAhead,
    // A click that no pointer made comes from a key.
    onClick: ({ detail }) => open(detail === 0 ? 'Enter' : 'pointer'),
    onKeyDown: (event) => {
      if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
      event.preventDefault();
      open(event.key);
    },
  });
}
