import { cloneElement, useState } from 'react';
import type { MenuProps, OpenedBy } from './menu-props.ts';
import type { OpenMenu } from './open-menu.tsx';

let loaded: typeof OpenMenu | undefined;

async function loadOpenMenu(): Promise<typeof OpenMenu> {
  loaded ??= (await import('./open-menu.tsx')).OpenMenu;
  return loaded;
}

/** Fetched ahead by whoever comes near; what fails then is tried again by the click. */
const fetchAhead = () => void loadOpenMenu().catch(() => undefined);

/**
 * Menus are more code than all else in the frame of a page, and most are never opened: until it is, a menu is its
 * button alone. Once the code is here, new menus are whole from the start.
 */
export function Menu(props: MenuProps) {
  const [Whole, setWhole] = useState(() => loaded);
  const [openedBy, setOpenedBy] = useState<OpenedBy>();
  if (Whole) return <Whole {...props} openedBy={openedBy} />;
  const open = (by: OpenedBy) => {
    setOpenedBy(by);
    void loadOpenMenu().then(
      // A component is a function: bare, it would be taken for one that makes the next state.
      (whole) => setWhole(() => whole),
      // Thrown while the page is drawn, so that its error screen tells.
      (error: unknown) =>
        setWhole(() => {
          throw error;
        }),
    );
  };
  return cloneElement(props.trigger, {
    'aria-label': props.label,
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
