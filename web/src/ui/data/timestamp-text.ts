import { dateIn } from '../locale-format.ts';

/** A moment as the asker's region writes it. */
export function timestampText(at: string): string {
  return dateIn(new Date(at), { dateStyle: 'medium', timeStyle: 'short' });
}
