import type { ColumnModel, TableModel } from './schema-model-types.ts';

const endings = new Set(['id', 'key', 'nr', 'no', 'code', 'fk', 'uuid']);

/** `original_language_id` is an 'original language'; `ship_via` to shippers is a 'shipper'. */
export function nounForForeignKey(referring: readonly ColumnModel[], target: TableModel): string {
  const [column, ...more] = referring;
  if (!column || more.length > 0) return target.noun.one;
  const words = column.words.filter((word, index) => !(endings.has(word) || (index === 0 && word === 'fk')));
  const phrase = words.join(' ');
  if (/^(reports? to|parent|manager|boss|supervisor)$/.test(phrase))
    return phrase.startsWith('report') ? 'manager' : phrase;
  const isMore = target.words.every((word) => words.includes(word)) && words.length > target.words.length;
  return isMore || isActor(phrase) ? phrase : target.noun.one;
}

/** A part somebody plays: `author_id`, `created_by`, `manager_staff_id`. */
function isActor(phrase: string): boolean {
  return /(^| )(rep|representative|by)$|^(author|owner|creator|assignee|reviewer|sender|recipient|receiver|buyer|seller|driver|teacher|editor|approver|home team|away team|origin|destination)$/.test(
    phrase,
  );
}
