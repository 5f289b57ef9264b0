import { Menu as BaseMenu } from '@base-ui/react/menu';
import { useEffect, useRef } from 'react';
import { Link } from '../actions/link.tsx';
import { classNames } from '../class-names.ts';
import styles from './loaded-menu.module.css';
import type { MenuItem, MenuProps, OpenedBy } from './menu-props.ts';

type LoadedMenuProps = MenuProps & { openedBy: OpenedBy };

/** A menu with everything that opens, moves and closes it. */
export function LoadedMenu({ trigger, label, header, items, align = 'end', openedBy }: LoadedMenuProps) {
  const button = useKeyAgain(openedBy);
  return (
    <BaseMenu.Root defaultOpen={openedBy === 'pointer'}>
      <BaseMenu.Trigger ref={button} render={trigger} aria-label={label} />
      <BaseMenu.Portal>
        <BaseMenu.Positioner className={styles.positioner} sideOffset={6} align={align}>
          <BaseMenu.Popup className={styles.popup}>
            {header && <div className={styles.header}>{header}</div>}
            {items.map((item) => (
              <Item key={item.id} item={item} />
            ))}
          </BaseMenu.Popup>
        </BaseMenu.Positioner>
      </BaseMenu.Portal>
    </BaseMenu.Root>
  );
}

/** The key that fetched this code is pressed again on the button it made, so that it opens the menu as it always does. */
function useKeyAgain(key: OpenedBy) {
  const button = useRef<HTMLButtonElement>(null);
  const isDone = useRef(key === undefined || key === 'pointer');
  useEffect(() => {
    if (isDone.current || !key) return;
    isDone.current = true;
    button.current?.focus();
    if (key === 'Enter') button.current?.click();
    else
      button.current?.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
  }, [key]);
  return button;
}

function Item({ item }: { item: MenuItem }) {
  const shared = {
    label: item.label,
    className: classNames(styles.item, item.danger && styles.danger),
    onClick: () => item.onSelect?.(),
    children: (
      <>
        {item.icon}
        {item.label}
      </>
    ),
  };
  if (item.to === undefined) return <BaseMenu.Item {...shared} />;
  return <BaseMenu.LinkItem {...shared} closeOnClick render={<Link to={item.to} />} />;
}
