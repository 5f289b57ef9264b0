import { Check, NavArrowDown, Plus } from 'iconoir-react';
import { openSpace, openSpaceId } from '../../../lib/session/current-space.ts';
import { Menu } from '../../../ui/overlay/menu.tsx';
import { useSpaces } from '../requests/space-and-member-requests.ts';
import { spaceName } from './space-name.ts';
import styles from './spaces.module.css';

/** Shown to whoever belongs to more than their personal space; nobody else needs to know that there are spaces. */
export function SpaceSwitcher() {
  const { data } = useSpaces();
  const spaces = data?.spaces ?? [];
  if (spaces.length < 2) return null;
  const open = spaces.find(({ id, kind }) => (openSpaceId ? id === openSpaceId : kind === 'personal'));
  const name = open ? spaceName(open) : 'Unknown space';
  return (
    <Menu
      label={`Space: ${name}`}
      align="start"
      trigger={
        <button type="button" className={styles.switcher}>
          <span>{name}</span>
          <NavArrowDown width={14} height={14} aria-hidden="true" />
        </button>
      }
      items={[
        ...spaces.map((space) => ({
          id: space.id,
          label: spaceName(space),
          icon: space === open ? <Check /> : <Check className={styles.unmarked} />,
          onSelect: () => openSpace(space.kind === 'personal' ? undefined : space.id),
        })),
        { id: 'manage', label: 'Manage spaces', icon: <Plus />, to: '/space' },
      ]}
    />
  );
}
