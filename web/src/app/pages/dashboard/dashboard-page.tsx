import { askMessages } from '@parley/contract/ask';
import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { useRefreshConnections } from '../../../features/connections/requests/use-connections.ts';
import { useCreateSampleShop } from '../../../features/connections/requests/use-create-sample-shop.ts';
import { DashboardLoading } from '../../../features/dashboard/components/dashboard-loading.tsx';
import { DashboardSteps } from '../../../features/dashboard/components/dashboard-steps.tsx';
import { currentStep, stepStates } from '../../../features/dashboard/model/dashboard-step-states.ts';
import { readActive, rememberActive } from '../../../features/projects/model/active-project.ts';
import { useSchema } from '../../../features/schema/requests/use-schema.ts';
import { useSuggestAndSaveTools } from '../../../features/tools/model/use-suggest-and-save-tools.ts';
import { errorMessage } from '../../../lib/api/error-message.ts';
import { useSearchParams } from '../../../lib/routing/use-search-params.ts';
import { greetingName } from '../../../lib/session/person-name.ts';
import { useSession } from '../../../lib/session/use-session.ts';
import { useSpacePermission } from '../../../lib/session/use-space-permission.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { Notice } from '../../../ui/feedback/notice.tsx';
import { Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { PageMeta } from '../../page-meta.tsx';
import { PageColumn } from '../../shell/page-column.tsx';
import { DashboardAsk } from './dashboard-ask.tsx';
import { DashboardConnectStep } from './dashboard-connect-step.tsx';
import styles from './dashboard-page.module.css';
import { DashboardRecents } from './dashboard-recents.tsx';
import { DashboardSchemaStep } from './dashboard-schema-step.tsx';
import { DashboardTestStep } from './dashboard-test-step.tsx';
import { useDashboardSource } from './use-dashboard-source.ts';
import { useJustChosenSource } from './use-just-chosen-source.ts';
import { useSourcePicker } from './use-source-picker.ts';

// Proposing and saving tools is much code, and whoever has tools comes for the field above.
const DashboardSuggestStep = lazy(async () => ({
  default: (await import('./dashboard-tool-steps.tsx')).DashboardSuggestStep,
}));
const DashboardSaveStep = lazy(async () => ({
  default: (await import('./dashboard-tool-steps.tsx')).DashboardSaveStep,
}));
const SourcePicker = lazy(async () => ({
  default: (await import('../../../features/dashboard/components/source-picker.tsx')).SourcePicker,
}));

export function DashboardPage() {
  const { data: user } = useSession();
  const source = useDashboardSource();
  const isMaker = useSpacePermission('change-tools');
  return (
    <PageColumn>
      <PageMeta title="Dashboard" />
      <h1 className={styles.greeting}>Welcome, {greetingName(user ?? {})}</h1>
      {source.pending && <DashboardLoading />}
      {source.error && (
        <Notice
          tone="error"
          title={askMessages.dashboardFailed}
          action={<Button onClick={source.retry}>Retry</Button>}
        >
          {errorMessage(source.error)}
        </Notice>
      )}
      {!source.pending && !source.error && (
        <>
          {isMaker ? (
            <Walk source={source} />
          ) : (
            <DashboardAsk connectionId={null} isFocused={false} onAnswered={() => undefined} />
          )}
          <DashboardRecents />
        </>
      )}
    </PageColumn>
  );
}

/** The step 'Test Tools' is done in the field at the top of the page. */
const askStep = 4;

type WalkProps = { source: ReturnType<typeof useDashboardSource> };

function Walk({ source }: WalkProps) {
  const { active, owner } = source;
  const read = useSchema(active?.id ?? null, useRefreshConnections());
  const { step, setStep } = useAskedStep();
  const suggestAndSave = useSuggestAndSaveTools(active?.id ?? null);
  const [answered, setAnswered] = useState(false);
  const justChosen = useJustChosenSource();
  const picker = useSourcePicker({ source, setStep, onChosen: justChosen.set });
  const sample = useCreateSampleShop(picker.take);
  const ownSchema = read.data && read.data.origin !== 'sample' ? read.data.schema : null;
  useEffect(() => {
    if (active && ownSchema)
      rememberActive({ owner, connection: active, schema: ownSchema, now: new Date() });
  }, [owner, active, ownSchema]);
  const remembered = readActive(owner);

  const states = stepStates({
    source: active !== null,
    schema: ownSchema !== null,
    suggestions: suggestAndSave.suggestions.length > 0,
    tools: suggestAndSave.hasTools,
    // Without a tool there was none to test, whatever was answered.
    answers: answered && suggestAndSave.hasTools,
  });
  const current = currentStep(step, states);
  const shown = useRef(current);
  shown.current = current;
  // Coming to the last step asks the source of the steps.
  const asks = current === askStep ? (active?.id ?? null) : null;
  return (
    <>
      <DashboardAsk connectionId={asks} isFocused={asks !== null} onAnswered={() => setAnswered(true)} />
      <h2 className={styles.heading}>Your databases and tools</h2>
      <DashboardSteps states={states} current={current} onStep={setStep}>
        {current === 0 && (
          <DashboardConnectStep
            active={active}
            canPick={source.sources.length > 0}
            onPick={picker.open}
            onContinue={() => setStep(1)}
            sample={{ busy: sample.isPending, connect: () => sample.mutate() }}
          />
        )}
        {current === 1 && active && (
          <DashboardSchemaStep
            active={active}
            read={read}
            remembered={remembered?.id === active.id ? remembered.schema : null}
            onPick={picker.open}
            onContinue={() => setStep(2)}
          />
        )}
        <Suspense fallback={<Skeleton height="block" />}>
          {current === 2 && (
            <DashboardSuggestStep
              suggestAndSave={suggestAndSave}
              autoStart={active !== null && justChosen.id === active.id}
              onStarted={justChosen.clear}
              // Whoever went elsewhere meanwhile stays there.
              onContinue={() => shown.current === 2 && setStep(3)}
            />
          )}
          {current === 3 && <DashboardSaveStep suggestAndSave={suggestAndSave} onTest={() => setStep(4)} />}
        </Suspense>
        {current === askStep && <DashboardTestStep />}
        {picker.wasOpened && (
          <Suspense fallback={null}>
            <SourcePicker {...picker.props} sources={source.sources} activeId={active?.id ?? null} />
          </Suspense>
        )}
      </DashboardSteps>
    </>
  );
}

/** Which step is open stands in the address, so that it survives a reload. */
function useAskedStep() {
  const [search, setSearch] = useSearchParams();
  const asked = search.get('step');
  return {
    step: asked === null || !/^[0-4]$/.test(asked) ? null : Number(asked),
    setStep: (step: number) => setSearch({ step: String(step) }, { preventScrollReset: true }),
  };
}
