import { ParleyError } from '@parley/contract/errors';
import type { OperatorAction } from '@parley/contract/operator/operator-api';
import type { AccountAdministration } from '../accounts/account-administration.ts';
import type { Accounts } from '../accounts/accounts.ts';
import type { AccessTokenService } from '../accounts/agent-access/public-types.ts';
import type { OperatorRecorder } from '../records/operator-recorder.ts';
import type { Account } from '../store/acting-member.ts';
import type { Store } from '../store/store.ts';

/** What an operator does to the account of somebody else; each leaves its record. */
export type ManagePeople = {
  setDisabled(operator: Account, id: string, disabled: boolean): Promise<void>;
  /** With everything of theirs. */
  remove(operator: Account, id: string): Promise<void>;
  makeResetLink(operator: Account, id: string): Promise<{ link: string; expiresAt: string }>;
  endSessions(operator: Account, id: string): Promise<void>;
  endSession(operator: Account, sessionId: string): Promise<void>;
  revokeToken(operator: Account, tokenId: string): Promise<void>;
};

type Parts = {
  store: Pick<Store, 'operatorPeople'>;
  accounts: Pick<Accounts, 'makeResetLink' | 'forgetSessions'>;
  tokens: Pick<AccessTokenService, 'revoke' | 'forget'>;
  people: Pick<AccountAdministration, 'remove'>;
  recorder: OperatorRecorder;
};

export function createManagePeople({ store, accounts, tokens, people, recorder }: Parts): ManagePeople {
  const { operatorPeople } = store;
  const record = <T>(operator: Account, subject: Account, did: [OperatorAction, () => Promise<T>]) =>
    recorder.record({ operator: operator.email, subject: subject.email, action: did[0] }, did[1]);
  const find = async (id: string): Promise<Account> => {
    const { email } = found(await operatorPeople.find(id));
    return { id, email };
  };
  const other = async (operator: Account, id: string): Promise<Account> => {
    if (operator.id === id) throw ownAccount();
    return find(id);
  };
  const shut = async (id: string) => {
    await operatorPeople.endSessions(id);
    accounts.forgetSessions();
    tokens.forget();
  };
  return {
    setDisabled: async (operator, id, disabled) => {
      const person = await other(operator, id);
      await record(operator, person, [
        disabled ? 'disable' : 'enable',
        async () => {
          // Before the sessions end: none can begin in between.
          await operatorPeople.setDisabled(id, disabled);
          if (disabled) await shut(id);
        },
      ]);
    },
    remove: async (operator, id) => {
      const person = await other(operator, id);
      await record(operator, person, ['delete', () => people.remove(person)]);
    },
    makeResetLink: async (operator, id) => {
      const person = await find(id);
      return record(operator, person, ['reset-link', () => accounts.makeResetLink(person)]);
    },
    endSessions: async (operator, id) => {
      const person = await find(id);
      await record(operator, person, ['end-sessions', () => shut(id)]);
    },
    endSession: async (operator, sessionId) => {
      const person = found(await operatorPeople.ownerOfSession(sessionId));
      await record(operator, person, [
        'end-session',
        async () => {
          await operatorPeople.endSession(sessionId);
          accounts.forgetSessions();
        },
      ]);
    },
    revokeToken: async (operator, tokenId) => {
      const person = found(await operatorPeople.ownerOfToken(tokenId));
      await record(operator, person, ['revoke-token', () => tokens.revoke(person, tokenId)]);
    },
  };
}

function found<T extends Account>(person: T | null): T {
  if (!person) throw new ParleyError('not_found');
  return person;
}

/** Whoever shuts the door on themselves cannot open it again. */
function ownAccount(): ParleyError {
  const message =
    'This is your own account. It is deleted under Settings, and another operator can disable it.';
  return new ParleyError('invalid_input', { message });
}
