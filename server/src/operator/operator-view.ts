import type { AccessToken } from '@parley/contract/agent-access';
import { ParleyError } from '@parley/contract/errors';
import type {
  ActionRecord,
  OperatorJob,
  OperatorPerson,
  OperatorServer,
  OperatorSession,
  UsageDay,
} from '@parley/contract/operator/operator-api';
import { operatorLimits } from '@parley/contract/operator/operator-api';
import type { ServerBeat } from '../store/operator-overview-types.ts';
import { quietDay } from '../store/operator-overview-types.ts';
import type { Store } from '../store/store.ts';

type Health = {
  store: { engine: 'SQLite' | 'PostgreSQL'; answeredInMs: number };
  servers: OperatorServer[];
  connectionsTotal: number;
} & Pick<Awaited<ReturnType<Store['operatorOverview']['connections']>>, 'connections'>;

/** What an operator sees. Nothing in it is a question, a statement, a row or a secret of anybody. */
export type OperatorView = {
  people(wanted: { search: string; page: number }): Promise<{ people: OperatorPerson[]; total: number }>;
  person(id: string): Promise<{ person: OperatorPerson; sessions: OperatorSession[]; tokens: AccessToken[] }>;
  /** One entry for each of the last days, today's last. */
  usage(): Promise<UsageDay[]>;
  health(): Promise<Health>;
  jobs(): Promise<OperatorJob[]>;
  actions(): Promise<ActionRecord[]>;
};

type Parts = {
  store: Pick<
    Store,
    'accessTokens' | 'engine' | 'operatorActions' | 'operatorOverview' | 'operatorPeople' | 'servers'
  >;
  /** Of this server. */
  serverId: string;
};

const dayMs = 86_400_000;

export function createOperatorView({ store, serverId }: Parts): OperatorView {
  return {
    people: (wanted) => store.operatorPeople.list(wanted),
    person: async (id) => {
      const person = await store.operatorPeople.find(id);
      if (!person) throw new ParleyError('not_found');
      const [sessions, tokens] = await Promise.all([
        store.operatorPeople.sessionsOf(id),
        store.accessTokens.ofPerson(id),
      ]);
      return { person, sessions, tokens };
    },
    usage: async () => {
      const days = lastDays(Date.now());
      const known = new Map((await store.operatorOverview.usage(days[0] ?? '')).map((day) => [day.day, day]));
      return days.map((day) => known.get(day) ?? quietDay(day));
    },
    health: () => health(store, serverId),
    jobs: () => store.operatorOverview.jobs(operatorLimits.listed),
    actions: () => store.operatorActions.list(operatorLimits.listed),
  };
}

function lastDays(now: number): string[] {
  const { usageDays } = operatorLimits;
  return Array.from({ length: usageDays }, (_, index) =>
    new Date(now - (usageDays - 1 - index) * dayMs).toISOString().slice(0, 10),
  );
}

async function health(store: Parts['store'], serverId: string): Promise<Health> {
  const began = performance.now();
  const beats = await store.servers.list();
  const answeredInMs = Math.round((performance.now() - began) * 10) / 10;
  const { connections, total } = await store.operatorOverview.connections(operatorLimits.listed);
  return {
    store: { engine: store.engine.title, answeredInMs },
    servers: beats.map((beat) => toServer(beat, serverId)),
    connections,
    connectionsTotal: total,
  };
}

function toServer(beat: ServerBeat, serverId: string): OperatorServer {
  const isAlive = Date.now() - Date.parse(beat.seenAt) < operatorLimits.silence;
  return { ...beat, isAlive, isThis: beat.id === serverId };
}
