import type { CostRow, Costs } from '@parley/contract/ai/ai-model-settings';
import { type ProviderName, providerNames } from '@parley/contract/ai/provider-forms';
import { type SubmitEvent, useState } from 'react';
import { errorMessage } from '../../../../lib/api/error-message.ts';
import { taskWords } from '../../../../lib/exchanges/ai-task-names.ts';
import { providerTitle } from '../../../../lib/server-info/provider-and-usage-text.ts';
import { Button } from '../../../../ui/actions/button.tsx';
import { DataTable } from '../../../../ui/data/data-table.tsx';
import { EmptyNote } from '../../../../ui/feedback/empty-note.tsx';
import { Notice } from '../../../../ui/feedback/notice.tsx';
import { Skeleton } from '../../../../ui/feedback/skeleton.tsx';
import { notify } from '../../../../ui/feedback/toaster.tsx';
import { SelectField } from '../../../../ui/form/select-field.tsx';
import { TextField } from '../../../../ui/form/text-field.tsx';
import { Card } from '../../../../ui/layout/card.tsx';
import { countText, dollarText, lastMonths, monthText } from '../../../../ui/locale-format.ts';
import { useAiCosts } from '../../requests/use-ai-costs.ts';
import { useAiModels } from '../../requests/use-ai-models.ts';
import { useSaveAiSettings } from '../../requests/use-save-ai-settings.ts';
import settings from '../settings.module.css';
import styles from './models.module.css';

const monthsShown = 6;

/** Tokens and money by day, task and model, and the limit of the month. */
export function AiCostsCard({ mayChange }: { mayChange: boolean }) {
  const months = lastMonths(monthsShown);
  const [month, setMonth] = useState(months[0] ?? '');
  const { data, error, isPending, refetch } = useAiCosts(month);
  return (
    <Card as="section" padding="lg" className={settings.card} aria-labelledby="ai-costs">
      <div className={styles.top}>
        <div>
          <h2 id="ai-costs" className={settings.heading}>
            What AI costs
          </h2>
          <p className={settings.lead}>
            Every call to a model, by day (UTC), task and model. The built-in engine costs nothing.
          </p>
        </div>
        <SelectField
          label="Month"
          name="month"
          labelHidden
          value={month}
          options={months.map((value) => ({ value, label: monthText(value) }))}
          onChange={setMonth}
        />
      </div>
      {isPending && <Skeleton height="block" width="full" />}
      {error && (
        <Notice tone="error" action={<Button onClick={() => void refetch()}>Retry</Button>}>
          {errorMessage(error)}
        </Notice>
      )}
      {data && <Spending costs={data} />}
      {mayChange && <MonthlyLimit />}
    </Card>
  );
}

function Spending({ costs }: { costs: Costs }) {
  if (costs.rows.length === 0) return <EmptyNote>Nothing was spent in {monthText(costs.month)}.</EmptyNote>;
  const tokens = costs.rows.reduce((sum, row) => sum + row.inputTokens + row.outputTokens, 0);
  const unpriced = costs.rows.reduce((sum, row) => sum + row.unpriced, 0);
  return (
    <>
      <p>
        <strong>{dollarText(costs.spent)}</strong> for {countText(tokens)} tokens in {monthText(costs.month)}.
        {unpriced > 0 && ` The price of ${unpriced} ${unpriced === 1 ? 'call' : 'calls'} is not known.`}
      </p>
      <DataTable
        caption="What AI cost, by day, task and model"
        columns={[
          { key: 'day', label: 'Day' },
          // Second, so that a phone shows it without scrolling.
          { key: 'cost', label: 'Cost', align: 'end' },
          { key: 'task', label: 'Task' },
          { key: 'model', label: 'Model' },
          { key: 'calls', label: 'Calls', align: 'end' },
          { key: 'tokens', label: 'Tokens', align: 'end' },
        ]}
        rows={costs.rows.map(toCells)}
      />
    </>
  );
}

function toCells(row: CostRow) {
  return {
    day: row.day,
    task: taskWords(row.task),
    model: `${titleOf(row.provider)} · ${row.model}`,
    calls: countText(row.calls),
    tokens: countText(row.inputTokens + row.outputTokens),
    cost: row.cost === null ? 'not known' : dollarText(row.cost),
  };
}

function titleOf(provider: string): string {
  const known = providerNames.find((name): name is ProviderName => name === provider);
  return known ? providerTitle(known) : provider;
}

function MonthlyLimit() {
  const { data } = useAiModels();
  const save = useSaveAiSettings();
  const [typed, setTyped] = useState<string>();
  const [problem, setProblem] = useState<string>();
  if (!data) return null;
  const value = typed ?? (data.monthlyLimit === null ? '' : String(data.monthlyLimit));
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    const amount = value.trim() === '' ? null : Number(value);
    if (amount !== null && !(amount >= 0)) {
      setProblem('Please enter an amount in US dollars, or leave it empty for no limit.');
      return;
    }
    save.mutate(
      { choices: data.choices, monthlyLimit: amount },
      {
        onError: (error) => notify.error(errorMessage(error)),
        onSuccess: () => {
          setTyped(undefined);
          notify.success(amount === null ? 'There is no limit now.' : 'The limit is saved.');
        },
      },
    );
  };
  return (
    <form className={styles.section} onSubmit={submit} noValidate aria-label="Monthly limit">
      {data.isSpent && (
        <Notice tone="warning">
          Your monthly limit is reached. The built-in engine answers until the month ends, or until you raise
          it.
        </Notice>
      )}
      <div className={settings.pair}>
        <TextField
          label="Monthly limit in US dollars"
          name="monthlyLimit"
          type="number"
          placeholder="No limit"
          value={value}
          error={problem}
          hint="For your own models. Calls whose price is not known do not count."
          onChange={(next) => {
            setTyped(next);
            setProblem(undefined);
          }}
        />
      </div>
      <div className={settings.actions}>
        <Button type="submit" busy={save.isPending} busyLabel="Saving...">
          Save limit
        </Button>
      </div>
    </form>
  );
}
