import { addDays, addMinutes, dateText } from './date-arithmetic.ts';
import { money, type Row } from './seed-table-types.ts';
import type { SeededRandom } from './seeded-random.ts';

export type Subscription = {
  id: number;
  workspace_id: number;
  plan_id: number;
  status: string;
  billed_every: 'month' | 'year';
  seats: number;
  monthly_amount: string;
  trial_ends_on: string | null;
  started_on: string;
  cancelled_on: string | null;
  cancel_reason: string | null;
};

type Bill = { subscription: Subscription; issued: Date };

/** An invoice a month or a year; most are paid in time, some late, some never. */
export function generateSaasInvoices(
  random: SeededRandom,
  subscriptions: readonly Subscription[],
  now: Date,
) {
  const invoices: Row[] = [];
  const invoice_lines: Row[] = [];
  const payments: Row[] = [];
  const bills = subscriptions.flatMap((subscription) => issueDates(subscription, now));
  bills.sort((a, b) => a.issued.getTime() - b.issued.getTime());
  for (const entry of bills) bill(entry);
  return { invoices, invoice_lines, payments };

  function bill({ subscription, issued }: Bill): void {
    const id = invoices.length + 1;
    const months = subscription.billed_every === 'year' ? 12 : 1;
    const total = money(Number(subscription.monthly_amount) * months);
    const due = addDays(issued, 14);
    const outcome = settle(subscription, issued, due);
    invoices.push({
      id,
      subscription_id: subscription.id,
      number: `INV-${issued.getUTCFullYear()}-${String(id).padStart(5, '0')}`,
      status: outcome.status,
      total,
      issued_on: dateText(issued),
      due_on: dateText(due),
      paid_on: outcome.paid === undefined ? null : dateText(outcome.paid),
    });
    invoice_lines.push({
      invoice_id: id,
      line: 1,
      description: `${subscription.seats} seats, ${months} ${months === 1 ? 'month' : 'months'}`,
      quantity: subscription.seats,
      amount: total,
    });
    pay(id, total, { issued, paid: outcome.paid });
  }

  function settle({ status }: Subscription, issued: Date, due: Date): { status: string; paid?: Date } {
    const behind = status === 'past_due' && addDays(issued, 75) > now;
    const late = random.chance(0.14);
    const paid = late ? addDays(due, 1 + random.next() ** 2 * 45) : addDays(issued, random.between(0, 13));
    if (!behind && random.chance(0.01)) return { status: 'void' };
    if (addDays(issued, 150) < now && random.chance(0.012)) return { status: 'uncollectible' };
    return behind || paid > now ? { status: 'open' } : { status: 'paid', paid };
  }

  function pay(
    invoice_id: number,
    amount: string,
    { issued, paid }: { issued: Date; paid: Date | undefined },
  ): void {
    const method = random.favourite(['card', 'direct_debit', 'bank_transfer'], 1.4);
    if (random.chance(0.07)) {
      const failure_code = random.favourite(['insufficient_funds', 'card_expired', 'declined'], 1.2);
      attempt({
        invoice_id,
        method,
        amount,
        succeeded: false,
        failure_code,
        attempted_at: addMinutes(issued, 90),
      });
    }
    if (paid !== undefined) {
      attempt({ invoice_id, method, amount, succeeded: true, failure_code: null, attempted_at: paid });
    }
  }

  function attempt(row: Row): void {
    payments.push({ id: payments.length + 1, ...row });
  }
}

function issueDates(subscription: Subscription, now: Date): Bill[] {
  const first = new Date(`${subscription.trial_ends_on ?? subscription.started_on}T09:00:00Z`);
  const end = subscription.cancelled_on === null ? now : new Date(`${subscription.cancelled_on}T00:00:00Z`);
  const step = subscription.billed_every === 'year' ? 12 : 1;
  const bills: Bill[] = [];
  for (let count = 0; ; count += 1) {
    const month = first.getUTCMonth() + count * step;
    const issued = new Date(Date.UTC(first.getUTCFullYear(), month, Math.min(28, first.getUTCDate()), 9));
    if (issued > end || issued > now) return bills;
    bills.push({ subscription, issued });
  }
}
