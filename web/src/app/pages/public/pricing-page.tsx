import { type PlanName, planMessages, plans } from '@parley/contract/accounts/plans';
import { limits } from '@parley/contract/limits';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { Navigate, useNavigate } from 'react-router';
import { AiKeyNotice } from '../../../features/plans/components/ai-key-notice.tsx';
import { PlanCards } from '../../../features/plans/components/plan-cards.tsx';
import { PricingFaq } from '../../../features/plans/components/pricing-faq.tsx';
import { useSubscribe, useSubscription } from '../../../features/plans/requests/use-subscription.ts';
import { openAiKeyQuery } from '../../../features/settings/requests/use-openai-key.ts';
import { errorMessage } from '../../../lib/api/error-message.ts';
import { useHasPlans } from '../../../lib/server-info/use-embedded-server-facts.ts';
import { rememberReturnPath } from '../../../lib/session/return-path.ts';
import { useSession } from '../../../lib/session/use-session.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { Notice } from '../../../ui/feedback/notice.tsx';
import { notify } from '../../../ui/feedback/toaster.tsx';
import { PageHeader } from '../../../ui/layout/page-header.tsx';
import { PageMeta } from '../../page-meta.tsx';
import { PageColumn } from '../../shell/page-column.tsx';
import styles from './pricing-page.module.css';

export function PricingPage() {
  return useHasPlans() ? <Prices /> : <Navigate to="/" replace />;
}

function Prices() {
  const { data: user } = useSession();
  const current = useSubscription(Boolean(user));
  const { choose, choosing } = useChoosePlan(Boolean(user));
  return (
    <PageColumn>
      <PageMeta
        title="Pricing"
        description="Four plans that differ in one thing: how many tools you keep. Free $0 for 2 tools, Starter $20 for 10, Professional $50 for 30, Enterprise $100 for 100."
      />
      <PageHeader
        title="Pricing"
        description="Plans differ in one thing: how many tools you keep. Everything else is in all of them."
      />
      <div className={styles.stack}>
        {current.isError && (
          <Notice tone="error" action={<Button onClick={() => void current.refetch()}>Retry</Button>}>
            {planMessages.loadFailed}
          </Notice>
        )}
        <PlanCards
          current={current.data?.subscription?.plan ?? null}
          choosing={choosing}
          onChoose={(plan) => void choose(plan)}
        />
        <AiKeyNotice />
        <div>
          <PricingFaq />
        </div>
      </div>
    </PageColumn>
  );
}

function useChoosePlan(signedIn: boolean) {
  const navigate = useNavigate();
  const queries = useQueryClient();
  const subscribe = useSubscribe();
  const showSettingsLater = useSettingsLater();

  const choose = async (plan: PlanName) => {
    if (!signedIn) {
      rememberReturnPath('/pricing');
      await navigate('/register');
      return;
    }
    try {
      await subscribe.mutateAsync(plan);
      notify.success(`You are on the ${plans[plan].title} plan.`);
    } catch (error) {
      notify.error(planMessages.subscribeFailed(errorMessage(error)));
      return;
    }
    const saved = await queries.fetchQuery(openAiKeyQuery).catch(() => undefined);
    if (saved?.apiKey === null) showSettingsLater();
  };

  return { choose, choosing: subscribe.isPending ? subscribe.variables : null };
}

function useSettingsLater(): () => void {
  const navigate = useNavigate();
  const [asked, setAsked] = useState(false);
  useEffect(() => {
    if (!asked) return;
    const timer = setTimeout(() => void navigate('/settings'), limits.redirect.afterPlan);
    return () => clearTimeout(timer);
  }, [asked, navigate]);
  return () => setAsked(true);
}
