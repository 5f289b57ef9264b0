import { timestampText } from './timestamp-text.ts';

type MomentProps = { at: string };

export function Timestamp({ at }: MomentProps) {
  return <time dateTime={at}>{timestampText(at)}</time>;
}
