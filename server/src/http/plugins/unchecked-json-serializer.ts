import { hasRows, jsonWith, jsonWithRows } from '../../platform/serialization/json-with-rows.ts';

/**
 * For answers of many values that our own types vouch for: checking each of them against the contract takes
 * longer than reading them from the database. Rows that the record of a run has written are not written again.
 */
export function uncheckedJsonSerializer(): (answer: { result?: unknown }) => string {
  return (answer) => {
    const { result, ...rest } = answer;
    return hasRows(result) ? jsonWith(rest, 'result', jsonWithRows(result)) : JSON.stringify(answer);
  };
}
