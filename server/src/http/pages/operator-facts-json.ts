import type { OperatorFacts } from '@parley/contract/server-facts-in-pages';
import type { Config } from '../../platform/config.ts';

type Told = Pick<Config, 'links' | 'openai' | 'keepRecordsDays' | 'google' | 'mail' | 'hasPlans'>;

/** What the pages say about this server, for a script element. */
export function operatorFactsJson(config: Told): string {
  return asInlineJson(operatorFacts(config));
}

function operatorFacts({ links, openai, keepRecordsDays, google, mail, hasPlans }: Told): OperatorFacts {
  return {
    links,
    aiHost: new URL(openai.baseUrl).host,
    keepRecordsDays: keepRecordsDays ?? null,
    googleSignIn: google !== undefined,
    mail: mail !== undefined,
    plans: hasPlans,
  };
}

/** Safe inside of a script element: nothing in it can end the element. */
function asInlineJson(facts: OperatorFacts): string {
  return JSON.stringify(facts).replace(
    /[<>&\u2028\u2029]/g,
    (letter) => `\\u${letter.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}
