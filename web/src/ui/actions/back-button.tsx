import { NavArrowLeft } from 'iconoir-react';
import styles from './back-button.module.css';
import { Button } from './button.tsx';

type BackButtonProps = { children: string; onClick: () => void };

/** The way back to the list something was opened from; its words line up with what stands below. */
export function BackButton({ children, onClick }: BackButtonProps) {
  return (
    <Button
      size="sm"
      variant="ghost"
      className={styles.back}
      icon={<NavArrowLeft width={16} height={16} />}
      onClick={onClick}
    >
      {children}
    </Button>
  );
}
