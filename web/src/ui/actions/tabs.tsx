import { Tabs as BaseTabs } from '@base-ui/react/tabs';
import { type ReactNode, useEffect, useRef } from 'react';
import styles from './tabs.module.css';

type TabsProps = {
  label: string;
  tabs: {
    id: string;
    label: string;
    content: ReactNode;
    /** Stays as it is while another one is shown: what was typed there is not lost. */
    keep?: boolean;
  }[];
  value: string;
  onChange: (id: string) => void;
};

/** Leaves something of the tab before it in sight, so that one sees that there is one. */
const scrollMargin = 60;

export function Tabs({ label, tabs, value, onChange }: TabsProps) {
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // On a narrow screen the list scrolls: a tab that an address leads to may be out of sight.
    const chosen = list.current?.querySelector<HTMLElement>(`[data-tab="${CSS.escape(value)}"]`);
    if (list.current && chosen) list.current.scrollLeft = chosen.offsetLeft - scrollMargin;
  }, [value]);
  return (
    <BaseTabs.Root value={value} onValueChange={(next: string) => onChange(next)}>
      <BaseTabs.List ref={list} className={styles.list} aria-label={label}>
        {tabs.map((tab) => (
          <BaseTabs.Tab key={tab.id} value={tab.id} className={styles.tab} data-tab={tab.id}>
            {tab.label}
          </BaseTabs.Tab>
        ))}
      </BaseTabs.List>
      {tabs.map((tab) => (
        <BaseTabs.Panel key={tab.id} value={tab.id} className={styles.panel} keepMounted={tab.keep ?? false}>
          {tab.content}
        </BaseTabs.Panel>
      ))}
    </BaseTabs.Root>
  );
}
