import type { User } from '@parley/contract/auth';
import type { Config } from '../platform/config.ts';
import type { Store } from '../store/store.ts';

export type Operators = {
  /** Named by the configuration; the first account where it names nobody. */
  isOperator(user: Pick<User, 'id' | 'email' | 'emailVerified'>): Promise<boolean>;
};

/** Every page asks who somebody is; who came first changes only when that account is deleted. */
const rememberFor = 10_000;

type Parts = { store: Pick<Store, 'operatorPeople'>; config: Pick<Config, 'operators' | 'mail'> };

export function createOperators({ store, config }: Parts): Operators {
  let first: { id: string; until: number } | undefined;
  const firstId = async () => {
    if (first && first.until > Date.now()) return first.id;
    const id = await store.operatorPeople.firstId();
    first = id === null ? undefined : { id, until: Date.now() + rememberFor };
    return id;
  };
  return {
    isOperator: async ({ id, email, emailVerified }) => {
      if (!config.operators) return id === (await firstId());
      // An address that nobody confirmed may be anybody's.
      return config.operators.includes(email.toLowerCase()) && (emailVerified || !config.mail);
    },
  };
}
