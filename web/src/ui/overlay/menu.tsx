import { Menu as BaseMenu } from '@base-ui/react/menu';
import type { ReactElement, ReactNode } from 'react';
import { Link } from 'react-router';
import { classNames } from '../class-names.ts';
import styles from './menu.module.css';

export type MenuItem = {
  id: string;
  label: string;
  icon?: ReactNode;
  onSelect?: () => void;
  to?: string;
  danger?: boolean;
};

type MenuProps = {
  trigger: ReactElement;
  label: string;
  header?: ReactNode;
  items: MenuItem[];
  align?: 'start' | 'center' | 'end';
};

export function Menu({ trigger, label, header, items, align = 'end' }: MenuProps) {
  return (
    <BaseMenu.Root>
      <BaseMenu.Trigger render={trigger} aria-label={label} />
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
