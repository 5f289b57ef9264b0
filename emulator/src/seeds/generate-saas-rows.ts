import {
  addDays,
  addMinutes,
  dateText,
  daysBetween,
  daysUpTo,
  momentOf,
  monthStart,
  weekly,
} from './date-arithmetic.ts';
import { fakePerson } from './fake-person.ts';
import { generateSaasInvoices, type Subscription } from './generate-saas-invoices.ts';
import { features, industries, plans, subjects, workspaceFirst, workspaceLast } from './saas-words.ts';
import { money, type Row, type Tables } from './seed-table-types.ts';
import { SeededRandom } from './seeded-random.ts';

const history = 720;
const workspaceCount = 190;
const usageDays = 75;
const weekdays = [0.15, 1, 1.1, 1.1, 1.05, 0.9, 0.2];

type Workspace = { id: number; created_at: Date; size: number };

/** A SaaS with seats: more customers every month, some leave, some pay late, a few big ones pay most. */
export function generateSaasRows(now: Date): Tables {
  const random = new SeededRandom('saas');
  const days = daysUpTo(now, history);
  const { workspaces, rows: workspaceRows } = makeWorkspaces(random, days);
  const people = makeUsers(random, workspaces, now);
  const subscriptions = workspaces.map((workspace) => subscribe(random, workspace, now));
  return {
    plans,
    features,
    plan_features: plans.flatMap(({ id }) =>
      features.slice(0, id * 2).map((feature) => ({
        plan_id: id,
        feature_id: feature.id,
        quota: id === plans.length ? null : id * 500,
      })),
    ),
    workspaces: workspaceRows,
    ...people,
    subscriptions,
    ...generateSaasInvoices(random, subscriptions, now),
    usage_daily: useFeatures({ random, days: days.slice(-usageDays), workspaces, subscriptions }),
    support_tickets: openTickets({ random, workspaces, users: people.workspace_users, now }),
  };
}

function makeWorkspaces(random: SeededRandom, days: readonly Date[]) {
  const names = random.some(
    workspaceFirst.flatMap((first) => workspaceLast.map((last) => `${first} ${last}`)),
    workspaceCount,
  );
  const made = names.map((name, index) => {
    const day = days[Math.floor((index / workspaceCount) ** 0.75 * (days.length - 1))] ?? new Date(0);
    const size = Math.max(1, Math.round(2 + random.next() ** 4 * 70));
    return { id: index + 1, name, size, created_at: momentOf(random, day, { hour: 7, width: 3 }) };
  });
  const rows = made.map(({ id, name, created_at }) => ({
    id,
    name,
    industry: random.chance(0.88) ? random.favourite(industries, 1.4) : null,
    country: random.favourite(['Germany', 'Netherlands', 'France', 'Sweden', 'Austria', 'Spain'], 1.5),
    acquired_through: random.chance(0.9)
      ? random.favourite(['search', 'referral', 'partner', 'event', 'advert'], 1.5)
      : null,
    settings: { locale: random.pick(['en', 'de', 'fr']), sso: random.chance(0.2) },
    created_at,
  }));
  return { rows, workspaces: made };
}

function makeUsers(random: SeededRandom, workspaces: readonly Workspace[], now: Date) {
  const users: Row[] = [];
  const workspace_users: { workspace_id: number; user_id: number }[] = [];
  for (const { id, created_at, size } of workspaces) {
    const owner = users.length + 1;
    for (let index = 0; index < Math.min(size, 24); index += 1) {
      const user_id = users.length + 1;
      const joined =
        index === 0 ? created_at : addDays(created_at, random.between(0, daysBetween(created_at, now)));
      const seen = random.chance(0.85)
        ? addDays(now, -(random.next() ** 3) * daysBetween(joined, now))
        : null;
      users.push({ id: user_id, ...identity(random, user_id), last_seen_at: seen, created_at: joined });
      const role = index === 0 ? 'owner' : random.favourite(['member', 'member', 'viewer', 'admin'], 1.3);
      const invited_by = index === 0 ? null : owner;
      workspace_users.push({ workspace_id: id, user_id, ...{ role, invited_by, joined_at: joined } });
    }
  }
  return { users, workspace_users };
}

function identity(random: SeededRandom, number: number) {
  const { name, email } = fakePerson(random, number);
  return { name, email };
}

function subscribe(random: SeededRandom, { id, created_at, size }: Workspace, now: Date): Subscription {
  const plan = plans[size > 25 ? 2 : size > 6 ? random.whole(1, 2) : random.whole(0, 1)] ?? plans[0];
  const billed_every = random.chance(size > 12 ? 0.6 : 0.2) ? 'year' : 'month';
  const discount = billed_every === 'year' ? 0.85 : 1;
  const trialEnds = addDays(created_at, 14);
  const leaves = random.chance(size > 12 ? 0.12 : 0.34);
  const left = leaves ? addDays(trialEnds, 5 + random.next() * 330) : undefined;
  const cancelled = left !== undefined && left < now;
  return {
    id,
    workspace_id: id,
    plan_id: plan?.id ?? 1,
    status: cancelled
      ? 'cancelled'
      : trialEnds > now
        ? 'trialing'
        : random.chance(0.05)
          ? 'past_due'
          : 'active',
    billed_every,
    seats: size,
    monthly_amount: money(Number(plan?.price_per_seat) * size * discount),
    trial_ends_on: random.chance(0.8) || trialEnds > now ? dateText(trialEnds) : null,
    started_on: dateText(created_at),
    cancelled_on: cancelled ? dateText(left) : null,
    cancel_reason:
      cancelled && random.chance(0.75)
        ? random.favourite(
            ['Too expensive', 'Missing features', 'Project ended', 'Went to a competitor'],
            1.3,
          )
        : null,
  };
}

type Use = {
  random: SeededRandom;
  days: readonly Date[];
  workspaces: readonly Workspace[];
  subscriptions: readonly Subscription[];
};

function useFeatures({ random, days, workspaces, subscriptions }: Use): Row[] {
  const keen = workspaces.map(() => random.between(0.1, 1));
  return days.flatMap((day) => {
    const date = dateText(day);
    return workspaces.flatMap(({ id, created_at, size }, index) => {
      const subscription = subscriptions[index];
      const gone = subscription?.cancelled_on != null && subscription.cancelled_on < date;
      const active = (keen[index] ?? 0) * weekly(day, weekdays);
      if (gone || created_at > day || !random.chance(Math.min(0.95, active))) return [];
      const used = random.some(features.slice(0, (subscription?.plan_id ?? 1) * 2), 1);
      return used.map((feature) => ({
        workspace_id: id,
        feature_id: feature.id,
        day: date,
        amount: 1 + random.count(size * active * 1.5),
      }));
    });
  });
}

type Help = {
  random: SeededRandom;
  workspaces: readonly Workspace[];
  users: readonly { workspace_id: number; user_id: number }[];
  now: Date;
};

function openTickets({ random, workspaces, users, now }: Help): Row[] {
  const usersOf = Map.groupBy(users, ({ workspace_id }) => workspace_id);
  const opened = workspaces.flatMap(({ id, created_at, size }) => {
    const age = daysBetween(created_at, now);
    return Array.from({ length: random.count((age / 120) * (0.5 + size / 20)) }, () => {
      const priority = random.weighted([
        ['normal', 6],
        ['low', 3],
        ['high', 2],
        ['urgent', 0.6],
      ]);
      const day = monthStart(addDays(created_at, random.next() * age));
      const moment = momentOf(random, addDays(day, random.whole(0, 27)), { hour: 11, width: 3 });
      const opened_at = moment < created_at || moment > now ? addMinutes(created_at, 60) : moment;
      return ticket({
        workspace_id: id,
        priority,
        opened_at,
        opened_by: random.pick(usersOf.get(id) ?? []).user_id,
      });
    });
  });
  return opened.map((row, index) => ({ id: index + 1, ...row }));

  function ticket(about: {
    workspace_id: number;
    priority: string;
    opened_at: Date;
    opened_by: number;
  }): Row {
    const pace = { urgent: 0.1, high: 0.4, normal: 1, low: 2 }[about.priority] ?? 1;
    const reply = addMinutes(about.opened_at, 8 + random.next() ** 2 * 1400 * pace);
    const closed = addMinutes(reply, 30 + random.next() ** 2 * 9000 * pace);
    const isClosed = closed < now && random.chance(0.96);
    return {
      ...about,
      subject: random.pick(subjects),
      first_reply_at: reply < now ? reply : null,
      closed_at: isClosed ? closed : null,
      satisfaction: isClosed && random.chance(0.5) ? random.favourite([5, 4, 5, 3, 2, 1], 1.6) : null,
    };
  }
}
