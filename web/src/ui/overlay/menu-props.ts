import type { ReactElement, ReactNode } from 'react';

export type MenuItem = {
  id: string;
  label: string;
  icon?: ReactNode;
  onSelect?: () => void;
  to?: string;
  danger?: boolean;
};

type TriggerProps = {
  'aria-label'?: string;
  'aria-haspopup'?: 'menu';
  'aria-expanded'?: boolean;
  onPointerEnter?: () => void;
  onFocus?: () => void;
  onClick?: (event: { detail: number }) => void;
  onKeyDown?: (event: { key: string; preventDefault: () => void }) => void;
};

export type MenuProps = {
  trigger: ReactElement<TriggerProps>;
  label: string;
  header?: ReactNode;
  items: MenuItem[];
  align?: 'start' | 'center' | 'end';
};

/** What the menu was opened with before its code was here. */
export type OpenedBy = 'pointer' | 'Enter' | 'ArrowDown' | 'ArrowUp' | undefined;
