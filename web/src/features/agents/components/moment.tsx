const shown = new Intl.DateTimeFormat(undefined, { dateStyle: 'medium', timeStyle: 'short' });

export function Moment({ at }: { at: string }) {
  return <time dateTime={at}>{shown.format(new Date(at))}</time>;
}
