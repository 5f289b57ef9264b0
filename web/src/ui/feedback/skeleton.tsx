import { classNames } from '../class-names.ts';
import styles from './skeleton.module.css';

type SkeletonProps = { width?: 'sm' | 'md' | 'lg' | 'full'; height?: 'text' | 'title' | 'block' };

export function Skeleton({ width = 'full', height = 'text' }: SkeletonProps) {
  return <span aria-hidden="true" className={classNames(styles.skeleton, styles[width], styles[height])} />;
}
