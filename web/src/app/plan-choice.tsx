import { type PlanName, planMessages, planNames, plans } from '@parley/contract/accounts/plans';
import { PlanCards } from '../features/plans/components/plan-cards.tsx';
import { useSubscribe, useSubscription } from '../features/plans/requests/use-subscription.ts';
import { errorMessage } from '../lib/api/error-message.ts';
import { notify } from '../ui/feedback/toaster.tsx';

type PlanChoiceProps = {
  /** How many tools must find a place; smaller plans are left out as long as one is large enough. */
  needed: number;
  onChosen: () => void;
};

/** The plans, to be changed without leaving the page one is on. */
export function PlanChoice({ needed, onChosen }: PlanChoiceProps) {
  const current = useSubscription(true);
  const subscribe = useSubscribe();
  const large = planNames.filter((name) => plans[name].maxTools >= needed);
  const choose = (plan: PlanName) =>
    subscribe.mutate(plan, {
      onSuccess: () => {
        notify.success(`You are on the ${plans[plan].title} plan.`);
        onChosen();
      },
      onError: (error) => notify.error(planMessages.subscribeFailed(errorMessage(error))),
    });
  return (
    <PlanCards
      names={large.length > 0 ? large : planNames}
      // Until a plan was chosen the free tier's limits hold.
      current={current.data ? (current.data.subscription?.plan ?? 'free') : null}
      choosing={subscribe.isPending ? subscribe.variables : null}
      onChoose={choose}
    />
  );
}
