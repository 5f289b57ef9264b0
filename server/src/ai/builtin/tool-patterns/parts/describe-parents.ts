import { listed } from '../../naming/label-wording.ts';
import type { Link } from '../../suggest/schema-model-types.ts';

/** What is shown beside a row: 'their customer', 'their workspace and who opened them'. */
export function describeParents(
  parents: readonly Link[],
  whose: 'their' | 'its',
  object: 'them' | 'it',
): string {
  const { deeds = [], things = [] } = Object.groupBy(parents, ({ label }) =>
    label.endsWith(' by') ? 'deeds' : 'things',
  );
  const who = deeds.map(({ label }) => `who ${label.slice(0, -' by'.length)} ${object}`);
  const [first, ...more] = [...things.map(({ label }) => label), ...who];
  if (first === undefined) return '';
  return listed([things.length > 0 ? `${whose} ${first}` : first, ...more]);
}
