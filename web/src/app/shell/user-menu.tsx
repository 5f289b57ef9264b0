import type { User } from '@parley/contract/auth';
import { Cpu, Group, LogOut, Server, User as UserIcon } from 'iconoir-react';
import { fullName } from '../../lib/session/person-name.ts';
import { LoadedMenu } from '../../ui/overlay/loaded-menu.tsx';
import type { MenuProps, OpenedBy } from '../../ui/overlay/menu-props.ts';
import styles from './account-menu-or-sign-in.module.css';
import { signOut } from './sign-out.ts';

type UserMenuProps = { user: User; trigger: MenuProps['trigger']; label: string; openedBy: OpenedBy };

export function UserMenu({ user, ...button }: UserMenuProps) {
  return (
    <LoadedMenu
      {...button}
      header={
        <>
          <p className={styles.name}>{fullName(user)}</p>
          <p className={styles.email}>{user.email}</p>
        </>
      }
      items={[
        { id: 'profile', label: 'Your Profile', to: '/profile', icon: <UserIcon /> },
        { id: 'spaces', label: 'Spaces', to: '/space', icon: <Group /> },
        { id: 'connect-agent', label: 'Connect an agent', to: '/connect-agent', icon: <Cpu /> },
        ...(user.isOperator
          ? [{ id: 'operator', label: 'Operator', to: '/operator', icon: <Server /> }]
          : []),
        { id: 'sign-out', label: 'Sign out', icon: <LogOut />, onSelect: () => void signOut() },
      ]}
    />
  );
}
