import { timestampText } from './timestamp-text.ts';

type TimestampProps = { at: string };

export function Timestamp({ at }: TimestampProps) {
  return <time dateTime={at}>{timestampText(at)}</time>;
}
