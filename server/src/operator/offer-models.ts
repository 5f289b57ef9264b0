import { providerForm } from '@parley/contract/ai/provider-forms';
import { ParleyError } from '@parley/contract/errors';
import type { OfferLimits, OperatorAi } from '@parley/contract/operator/operator-api';
import type { LentModel } from '../accounts/ai-providers/public-types.ts';
import { monthOf, thisMonth } from '../accounts/calendar-months.ts';
import type { OperatorRecorder } from '../records/operator-recorder.ts';
import type { Account } from '../store/acting-member.ts';
import type { StoredAiModel } from '../store/ai-model-and-usage-types.ts';
import type { Store } from '../store/store.ts';

/** Which models everybody may use, what may be spent on them, and who spent what. */
export type OfferModels = {
  show(operator: Account, month?: string): Promise<OperatorAi>;
  /** A model of the operator's own; an offer of another operator can only be ended. */
  setOffered(operator: Account, id: string, offered: boolean): Promise<void>;
  limit(operator: Account, limits: OfferLimits): Promise<void>;
};

type Parts = {
  store: Pick<Store, 'aiModels' | 'aiUsage' | 'offers'>;
  lent: LentModel;
  recorder: OperatorRecorder;
};

export function createOfferModels({ store, lent, recorder }: Parts): OfferModels {
  const { aiModels, aiUsage, offers } = store;
  const nameOf = ({ kind, model }: Pick<StoredAiModel, 'kind' | 'model'>) =>
    `${providerForm(kind).title} · ${model ?? lent.model}`;
  return {
    show: async (operator, month = thisMonth()) => {
      const [own, offered] = await Promise.all([aiModels.list(operator.id), offers.models()]);
      const others = offered.filter(({ spaceId }) => spaceId !== operator.id);
      const models = [...own.map((one) => ({ ...one, ownerEmail: operator.email })), ...others];
      return {
        models: models.map(({ id, kind, model, ownerEmail, spaceId, isOffered }) => ({
          id,
          kind,
          model: model ?? lent.model,
          owner: ownerEmail,
          isOwn: spaceId === operator.id,
          isOffered,
        })),
        lent: lent.apiKey === undefined ? null : { kind: lent.kind, model: lent.model },
        limits: await offers.limits(),
        month,
        people: await aiUsage.costsOfPeople(monthOf(month)),
      };
    },
    setOffered: async (operator, id, offered) => {
      const own = await aiModels.find(operator.id, id);
      const model = own ?? (await offers.models()).find((one) => one.id === id);
      if (!model || (offered && !own)) {
        throw new ParleyError('not_found', { message: 'There is no such model any more.' });
      }
      const action = offered ? ('offer-model' as const) : ('end-offer' as const);
      const entry = { operator: operator.email, subject: nameOf(model), action };
      await recorder.record(entry, () => offers.setOffered(id, offered));
    },
    limit: async (operator, limits) => {
      const entry = {
        operator: operator.email,
        subject: `${dollars(limits.perPerson)} a person, ${dollars(limits.forAll)} for all`,
        action: 'limit-offers' as const,
      };
      await recorder.record(entry, () => offers.saveLimits(limits));
    },
  };
}

function dollars(amount: number | null): string {
  return amount === null ? 'no limit' : `$${amount}`;
}
