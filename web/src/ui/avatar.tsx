import styles from './avatar.module.css';
import { classNames } from './class-names.ts';

type AvatarProps = { letter: string; size?: 'sm' | 'md' | 'lg' };

export function Avatar({ letter, size = 'md' }: AvatarProps) {
  return <span className={classNames(styles.avatar, styles[size])}>{letter}</span>;
}
