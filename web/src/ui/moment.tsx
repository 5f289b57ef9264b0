const shown = new Intl.DateTimeFormat(undefined, { dateStyle: 'medium', timeStyle: 'short' });

type MomentProps = { at: string };

export function Moment({ at }: MomentProps) {
  return <time dateTime={at}>{shown.format(new Date(at))}</time>;
}
