import type { OperatorFacts, OutwardLink } from '@parley/contract/server-facts-in-pages';

type Shown = { label: string; href: string };

const labels: readonly (readonly [OutwardLink, string])[] = [
  ['docs', 'Documentation'],
  ['support', 'Support'],
  ['twitter', 'Twitter'],
  ['repository', 'GitHub'],
  ['linkedin', 'LinkedIn'],
];

/** For a footer: those that the operator set, and no others. */
export function outwardLinks(operator: OperatorFacts | null): Shown[] {
  return labels.flatMap(([link, label]) => {
    const href = operator?.links[link];
    return href ? [{ label: labelOf(link, label, href), href }] : [];
  });
}

/** Not every repository is at the one place. */
function labelOf(link: OutwardLink, label: string, href: string): string {
  return link === 'repository' && URL.parse(href)?.hostname !== 'github.com' ? 'Source' : label;
}
