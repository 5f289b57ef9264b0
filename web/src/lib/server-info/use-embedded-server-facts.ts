import { type OperatorFacts, operatorElement } from '@parley/contract/server-facts-in-pages';
import { useSyncExternalStore } from 'react';

const never = () => () => {};
let known: OperatorFacts | null | undefined;

/**
 * What the server says about itself. `null` while a page is as it was built, for any server: what is shown then must
 * be true of all of them. The browser shows the rest as soon as it has taken the page over.
 */
export function useOperator(): OperatorFacts | null {
  return useSyncExternalStore(never, read, () => null);
}

/** Whether there is a page of prices. Most servers have plans, so that a page is built as if this one had. */
export function useHasPlans(): boolean {
  return useOperator()?.plans ?? true;
}

function read(): OperatorFacts | null {
  known ??= parse(document.getElementById(operatorElement)?.textContent ?? '');
  return known;
}

function parse(text: string): OperatorFacts | null {
  try {
    const facts: unknown = JSON.parse(text);
    // Our own server wrote it from a value of that very type; without that server the placeholder is a string.
    return typeof facts === 'object' ? (facts as OperatorFacts) : null;
  } catch {
    return null;
  }
}
