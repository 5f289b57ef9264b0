import { useSyncExternalStore } from 'react';

const never = () => () => {};

/** The page may have been built in another year: a new element then replaces the prerendered one. */
export function CurrentYear() {
  const hydrated = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
  return (
    <span key={hydrated ? 'now' : 'built'} suppressHydrationWarning>
      {new Date().getFullYear()}
    </span>
  );
}
