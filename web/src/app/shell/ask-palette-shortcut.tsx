import { Search } from 'iconoir-react';
import { lazy, Suspense, useEffect, useState } from 'react';
import styles from './ask-palette-shortcut.module.css';

const AskPalette = lazy(async () => ({ default: (await import('./ask-palette.tsx')).AskPalette }));

/** The palette is fetched when it is first wanted; its key works on every page of a signed-in person. */
export function AskPaletteShortcut() {
  const [open, setOpen] = useState(false);
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 'k' || !(event.ctrlKey || event.metaKey)) return;
      if (event.altKey || event.shiftKey) return;
      event.preventDefault();
      setOpen((now) => !now);
    };
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);
  return (
    <>
      <button
        type="button"
        className={styles.button}
        aria-label="Ask a question"
        aria-keyshortcuts="Control+K Meta+K"
        title="Ask a question (Ctrl K or ⌘ K)"
        onClick={() => setOpen(true)}
      >
        <Search width={17} height={17} aria-hidden="true" />
      </button>
      {open && (
        <Suspense fallback={null}>
          <AskPalette onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
