import { aiProviderMessages } from '@parley/contract/ai/ai-model-settings';
import { providerForm } from '@parley/contract/ai/provider-forms';
import type {
  OfferedModel,
  OfferLimits,
  OperatorAi,
  PersonCosts,
} from '@parley/contract/operator/operator-api';
import { type SubmitEvent, useState } from 'react';
import { errorMessage } from '../../../lib/api/error-message.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { Link } from '../../../ui/actions/link.tsx';
import { DataTable } from '../../../ui/data/data-table.tsx';
import { EmptyNote } from '../../../ui/feedback/empty-note.tsx';
import { notify } from '../../../ui/feedback/toaster.tsx';
import { SelectField } from '../../../ui/form/select-field.tsx';
import { Switch } from '../../../ui/form/switch.tsx';
import { TextField } from '../../../ui/form/text-field.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { countText, dollarText, lastMonths, monthText } from '../../../ui/locale-format.ts';
import { useLimitOffers, useOffers, useSetOffered } from '../requests/model-offer-requests.ts';
import { LoadThenShow } from './load-then-show.tsx';
import styles from './operator.module.css';

const monthsShown = 6;

/** Which models everybody may use, what may be spent on them, and who spent what. */
export function ModelOffersView() {
  const months = lastMonths(monthsShown);
  const [month, setMonth] = useState(months[0] ?? '');
  return (
    <LoadThenShow query={useOffers(month)} what="models">
      {(data) => (
        <div className={styles.stack}>
          <Offers {...data} />
          <Limits key={JSON.stringify(data.limits)} limits={data.limits} />
          <Costs
            people={data.people}
            choose={
              <SelectField
                label="Month"
                name="month"
                labelHidden
                value={month}
                options={months.map((value) => ({ value, label: monthText(value) }))}
                onChange={setMonth}
              />
            }
          />
        </div>
      )}
    </LoadThenShow>
  );
}

function Offers({ models, lent }: Pick<OperatorAi, 'models' | 'lent'>) {
  return (
    <Card as="section" className={styles.card} aria-labelledby="offers">
      <div>
        <h2 id="offers" className={styles.heading}>
          Offered to everybody
        </h2>
        <p className={styles.lead}>
          People without a model of their own use these, at your cost. Keys stay on the server. You add and
          try out models under <Link to="/settings?tab=ai">Settings, AI</Link>.
        </p>
      </div>
      {lent && (
        <p>
          <strong>{providerForm(lent.kind).title}</strong> <code>{lent.model}</code>{' '}
          <span className={styles.small}>offered by the setting OPENAI_API_KEY</span>
        </p>
      )}
      {models.length === 0 && <EmptyNote>You have no model to offer yet.</EmptyNote>}
      {models.length > 0 && (
        <ul className={styles.offers} aria-label="Models">
          {models.map((model) => (
            <li key={model.id}>
              <OfferSwitch model={model} />
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
}

function OfferSwitch({ model: { id, kind, model, owner, isOwn, isOffered } }: { model: OfferedModel }) {
  const save = useSetOffered();
  return (
    <Switch
      label={`${providerForm(kind).title} · ${model}`}
      description={
        isOwn ? (isOffered ? 'Everybody may use it.' : 'Only you use it.') : `Offered by ${owner}.`
      }
      checked={isOffered}
      disabled={save.isPending}
      onChange={(offered) =>
        save.mutateAsync({ id, offered }, { onError: (error) => notify.error(errorMessage(error)) })
      }
    />
  );
}

function Limits({ limits }: { limits: OfferLimits }) {
  const save = useLimitOffers();
  const [perPerson, setPerPerson] = useState(textOf(limits.perPerson));
  const [forAll, setForAll] = useState(textOf(limits.forAll));
  const [isTried, setTried] = useState(false);
  const typed = { perPerson: amountOf(perPerson), forAll: amountOf(forAll) };
  const problem = (amount: number | null | undefined) =>
    isTried && amount === undefined ? aiProviderMessages.amount : undefined;
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    setTried(true);
    const { perPerson: one, forAll: all } = typed;
    if (one === undefined || all === undefined) return;
    save.mutate(
      { perPerson: one, forAll: all },
      {
        onSuccess: () => notify.success('The budget is saved.'),
        onError: (error) => notify.error(errorMessage(error)),
      },
    );
  };
  return (
    <Card as="section" className={styles.card} aria-labelledby="offer-limits">
      <div>
        <h2 id="offer-limits" className={styles.heading}>
          Monthly budget
        </h2>
        <p className={styles.lead}>
          For offered models, in US dollars and calendar months (UTC). Once it is used up the built-in engine
          answers. Calls whose price is not known do not count.
        </p>
      </div>
      <form className={styles.form} onSubmit={submit} noValidate aria-label="Monthly budget">
        <div className={styles.pair}>
          <TextField
            label="For each person"
            name="perPerson"
            type="number"
            value={perPerson}
            placeholder="No limit"
            error={problem(typed.perPerson)}
            onChange={setPerPerson}
          />
          <TextField
            label="For all together"
            name="forAll"
            type="number"
            value={forAll}
            placeholder="No limit"
            error={problem(typed.forAll)}
            onChange={setForAll}
          />
        </div>
        <div>
          <Button type="submit" busy={save.isPending} busyLabel="Saving...">
            Save budget
          </Button>
        </div>
      </form>
    </Card>
  );
}

function textOf(amount: number | null): string {
  return amount === null ? '' : String(amount);
}

/** null: no limit; undefined: no amount. */
function amountOf(text: string): number | null | undefined {
  if (text.trim() === '') return null;
  return Number(text) >= 0 ? Number(text) : undefined;
}

type CostsProps = { people: readonly PersonCosts[]; choose: React.ReactNode };

function Costs({ people, choose }: CostsProps) {
  const offered = people.reduce((sum, one) => sum + one.offered, 0);
  return (
    <Card as="section" className={styles.card} aria-labelledby="offer-costs">
      <div className={styles.top}>
        <div>
          <h2 id="offer-costs" className={styles.heading}>
            Costs by person
          </h2>
          <p className={styles.lead}>{dollarText(offered)} on offered models.</p>
        </div>
        {choose}
      </div>
      {people.length === 0 ? (
        <EmptyNote>Nobody used a model in this month.</EmptyNote>
      ) : (
        <DataTable caption="Costs by person" columns={columns} rows={people.map(rowOf)} />
      )}
    </Card>
  );
}

const columns = [
  { key: 'email', label: 'Person' },
  ...[
    ['offered', 'On offered models'],
    ['own', 'On their own'],
    ['calls', 'Calls'],
    ['tokens', 'Tokens'],
    ['unpriced', 'Calls without a price'],
  ].map(([key = '', label = '']) => ({ key, label, align: 'end' as const })),
];

function rowOf({ email, calls, inputTokens, outputTokens, offered, own, unpriced }: PersonCosts) {
  return {
    email,
    calls: countText(calls),
    tokens: countText(inputTokens + outputTokens),
    offered: dollarText(offered),
    own: dollarText(own),
    unpriced: countText(unpriced),
  };
}
