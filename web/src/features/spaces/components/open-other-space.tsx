import { openSpace, openSpaceId } from '../../../lib/session/current-space.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { useSpaces } from '../requests/space-and-member-requests.ts';
import { spaceName } from './space-name.ts';
import styles from './spaces.module.css';

type OpenOtherSpaceProps = {
  /** What is done in another space by opening it, such as 'Ask in another space'. */
  label: string;
  /** The page that is opened there. */
  page: string;
};

/** Nothing for whoever has the personal space alone. */
export function OpenOtherSpace({ label, page }: OpenOtherSpaceProps) {
  const { data } = useSpaces();
  const others = (data?.spaces ?? []).filter(({ id, kind }) =>
    openSpaceId ? id !== openSpaceId : kind === 'shared',
  );
  if (others.length === 0) return null;
  return (
    <nav className={styles.others} aria-label={label}>
      <span className={styles.facts}>{label}:</span>
      {others.map((space) => (
        <Button
          key={space.id}
          size="sm"
          onClick={() => openSpace(space.kind === 'personal' ? undefined : space.id, page)}
        >
          {spaceName(space)}
        </Button>
      ))}
    </nav>
  );
}
