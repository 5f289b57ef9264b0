import { classNames } from '../class-names.ts';
import styles from './avatar.module.css';

type AvatarProps = { letter: string; size?: 'sm' | 'md' | 'lg' };

export function Avatar({ letter, size = 'md' }: AvatarProps) {
  return <span className={classNames(styles.avatar, styles[size])}>{letter}</span>;
}
