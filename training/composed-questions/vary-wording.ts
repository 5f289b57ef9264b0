import type { Random } from './change-query.ts';

/** What the wording always says in one way, and how people say it. The first is as it was. */
const sayings: readonly (readonly [RegExp, readonly string[]])[] = [
  [/\bnumber of\b/g, ['number of', 'how many', 'count of', 'no. of', '#']],
  [/\btotal\b/g, ['total', 'sum of', 'overall', '']],
  [/\baverage\b/g, ['average', 'avg', 'mean', 'typical']],
  [/ per (?=[a-z])/g, [' per ', ' by ', ' for each ', ' for every ', ', split by ', ', by ']],
  [
    /, highest first\b/g,
    [', highest first', ', most first', ' from the top down', ' in descending order', ' desc'],
  ],
  [/, lowest first\b/g, [', lowest first', ', least first', ' in ascending order', ' asc']],
  [/\bshare with\b/g, ['share with', 'percentage with', '% with', 'what share has', 'what percentage is']],
  [/\bin per cent of\b/g, ['in per cent of', 'as a percentage of', 'as % of']],
  [/\bof at least\b/g, ['of at least', 'at least', 'not under', 'min']],
  [/\bof at most\b/g, ['of at most', 'at most', 'not over', 'up to']],
  [/\bover\b/g, ['over', 'above', 'more than', 'greater than', '>']],
  [/\bunder\b/g, ['under', 'below', 'less than', '<']],
  [/\bother than\b/g, ['other than', 'except', 'but not', 'excluding']],
  [/\bwithout\b/g, ['without', 'with no', 'lacking']],
  [/ \(/g, [' (', ' (only ', ' (those ']],
];

const beginnings = [
  '',
  '',
  '',
  '',
  'show me ',
  'show ',
  'list ',
  'give me ',
  'please give me ',
  'I need ',
  'what is the ',
];

/** The same as somebody else would say it. */
export function varyWording(wording: string, random: Random): string {
  let text = groupsFirst(wording, random);
  // 'Orders per month' is how many; 'orders' alone are a list.
  if (/ per |: /.test(text) && random(5) === 0) text = text.replace(/\bnumber of /g, '');
  for (const [said, others] of sayings) {
    // Every other one stays as it is, and one way of saying it goes for the whole text.
    const other = others[random(2) === 0 ? 0 : random(others.length)] ?? '';
    text = text.replace(said, other);
  }
  const parts = text.split(', ');
  // A condition may stand first: 'in Norway: number of orders per month'.
  const last = parts.at(-1) ?? '';
  const isOrder = /\b(first|order|down|desc|asc|only)\b/.test(last);
  if (parts.length === 2 && !isOrder && random(5) === 0)
    text = `${last}${random(2) === 0 ? ':' : ','} ${parts[0]}`;
  else text = `${beginnings[random(beginnings.length)] ?? ''}${text}`;
  text = text.replace(/ {2,}/g, ' ').trim();
  return random(3) === 0
    ? `${text.charAt(0).toUpperCase()}${text.slice(1)}${random(2) === 0 ? '?' : ''}`
    : text;
}

/** 'Client type: number of quotations, total price, this year', as notes have it. */
function groupsFirst(wording: string, random: Random): string {
  const [, figures = '', groups = '', rest = ''] =
    /^([^,]+(?:, [^,]+)*?) per ([^,]+)(, .*)?$/.exec(wording) ?? [];
  if (figures === '' || random(4) > 0) return wording;
  const listed = random(2) === 0 ? figures.replace(/ and /g, ', ') : figures;
  return `${['', 'by ', 'per ', 'for each '][random(4)]}${groups}: ${listed}${rest}`;
}
