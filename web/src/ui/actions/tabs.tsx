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

/** Leaves something of the tabs beside it in sight, so that one sees that there are some. */
const scrollMargin = 60;

/** Which ends of the list hide tabs: they fade, so that one sees that it scrolls. */
function markHiddenEnds(list: HTMLElement): void {
  const { scrollLeft, clientWidth, scrollWidth } = list;
  list.toggleAttribute('data-before', scrollLeft > 1);
  list.toggleAttribute('data-after', scrollLeft + clientWidth < scrollWidth - 1);
}

/** On a narrow screen the list scrolls: a tab that is chosen may be out of sight, or half of it. */
function bringIntoSight(list: HTMLElement, tab: string): void {
  const chosen = list.querySelector(`[data-tab="${CSS.escape(tab)}"]`)?.getBoundingClientRect();
  if (!chosen) return;
  const shown = list.getBoundingClientRect();
  const before = chosen.left - shown.left - scrollMargin;
  const after = chosen.right - shown.right + scrollMargin;
  list.scrollLeft += before < 0 ? before : Math.max(0, after);
}

export function Tabs({ label, tabs, value, onChange }: TabsProps) {
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const strip = list.current;
    if (!strip) return;
    const mark = () => markHiddenEnds(strip);
    const fit = () => {
      bringIntoSight(strip, value);
      mark();
    };
    fit();
    const resized = new ResizeObserver(fit);
    resized.observe(strip);
    strip.addEventListener('scroll', mark, { passive: true });
    return () => {
      resized.disconnect();
      strip.removeEventListener('scroll', mark);
    };
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
