import { momentText } from './moment-text.ts';

type MomentProps = { at: string };

export function Moment({ at }: MomentProps) {
  return <time dateTime={at}>{momentText(at)}</time>;
}
