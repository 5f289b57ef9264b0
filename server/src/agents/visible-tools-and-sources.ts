import type { TokenScope } from '@parley/contract/agent-access';
import { ParleyError } from '@parley/contract/errors';
import type { Tool } from '@parley/contract/tools';
import type { Owner } from '../store/acting-member.ts';
import type { StoredConnection } from '../store/connections/connections.ts';
import type { Store } from '../store/store.ts';
import { toolNamesForAgents } from './tool-names-for-agents.ts';

/** The owner, and what the access token allows of what is theirs. */
export type AgentIdentity = {
  owner: Owner;
  scopes: readonly TokenScope[];
  /** null: every source of the owner. */
  connectionIds: readonly string[] | null;
};
export type AgentLink = { project?: string | undefined; toolset?: string | undefined; readOnly: boolean };

export type AgentTool = { name: string; tool: Tool & { connectionId: string } };
export type AgentSource = Pick<StoredConnection, 'id' | 'name' | 'type' | 'projectRef'>;

/** Everything an agent can see. A tool or source that is not in it cannot be found, run or asked about. */
export type AgentView = {
  tools: readonly AgentTool[];
  sources: readonly AgentSource[];
  /** By its name, or by the long one that no other tool has. */
  find(name: string): AgentTool | undefined;
  /** Without it no rows, no schema and no answer: only changes. */
  mayRead: boolean;
  mayWrite: boolean;
  /** Schemas and the statements behind answers: not for askers. */
  seesStatements: boolean;
  /** What is marked as personal or secret is shown as it is, not by stand-ins. */
  isCleared: boolean;
  /** Only the tools of a toolset may be used: nothing else is to be read through this link. */
  hasToolset: boolean;
  /** Some of a source's tools are out of sight: a question may find the others only. */
  isNarrowed: boolean;
};

export type AgentViews = {
  of(agent: AgentIdentity, link: AgentLink): Promise<AgentView>;
  /** The same as it was at most a moment ago: for runs, which come by the thousand. */
  recent(agent: AgentIdentity, link: AgentLink): Promise<AgentView> | AgentView;
  /** To be called when this server has changed anything of the owner's: the next look is a new one. */
  forget(spaceId: string): void;
  /** Changes when anything changes that a view of this owner is made of. */
  stamp(owner: Owner): Promise<string>;
};

type Parts = { store: Pick<Store, 'tools' | 'toolsets' | 'connections' | 'catalogueStamp'> };
type Kept = { spaceId: string; stamp: string; view: AgentView; until: number };

/** What another server has changed is honoured here for no longer than this. */
const moment = 1_000;
const mostKept = 500;

export function createAgentViews({ store }: Parts): AgentViews {
  const kept = new Map<string, Kept>();
  const keyOf = keysOfViews();
  let changes = 0;
  const stamp = async ({ id }: Owner) =>
    `${await store.catalogueStamp(id)} ${await store.toolsets.stamp(id)}`;
  const of = async (agent: AgentIdentity, link: AgentLink) => {
    const key = keyOf(agent, link);
    const before = changes;
    const now = await stamp(agent.owner);
    const known = kept.get(key);
    const view = known?.stamp === now ? known.view : await look(store, agent, link);
    // What was read before a change must not be kept after it.
    if (before !== changes) return view;
    if (kept.size >= mostKept) kept.clear();
    kept.set(key, { spaceId: agent.owner.id, stamp: now, view, until: Date.now() + moment });
    return view;
  };
  return {
    of,
    stamp,
    forget: (spaceId) => {
      changes += 1;
      for (const [key, entry] of kept) if (entry.spaceId === spaceId) kept.delete(key);
    },
    recent: (agent, link) => {
      const known = kept.get(keyOf(agent, link));
      return known && known.until > Date.now() ? known.view : of(agent, link);
    },
  };
}

/** Writing an agent down costs as much as finding its view: a token that calls again has the same identity. */
function keysOfViews() {
  const known = new WeakMap<AgentIdentity, string>();
  const agentKey = (agent: AgentIdentity) => {
    const { owner, scopes, connectionIds } = agent;
    const key = known.get(agent) ?? JSON.stringify([owner.id, owner.role, scopes, connectionIds]);
    known.set(agent, key);
    return key;
  };
  return (agent: AgentIdentity, { project, toolset, readOnly }: AgentLink): string => {
    const isWhole = project === undefined && toolset === undefined && !readOnly;
    return agentKey(agent) + (isWhole ? '' : JSON.stringify([project, toolset, readOnly]));
  };
}

async function look(store: Parts['store'], agent: AgentIdentity, link: AgentLink): Promise<AgentView> {
  const { owner, scopes, connectionIds } = agent;
  const mayRead = scopes.includes('read');
  const isAsker = owner.role === 'asker';
  const mayWrite = scopes.includes('write') && !link.readOnly && !isAsker;
  const open = (await store.connections.list(owner.id)).filter(
    ({ id }) => connectionIds === null || connectionIds.includes(id),
  );
  const sources = link.project === undefined ? open : [sourceCalled(open, link.project)];
  const members = link.toolset === undefined ? null : await membersOf(store, owner, link.toolset);
  const places = new Set(sources.map(({ id }) => id));
  const all = await store.tools.list(owner);
  const names = toolNamesForAgents(all);
  const tools = all.flatMap((tool): AgentTool[] => {
    const { connectionId } = tool;
    const isSeen =
      connectionId !== null &&
      places.has(connectionId) &&
      tool.isActive &&
      tool.status === 'ok' &&
      (tool.type === 'query' ? mayRead : mayWrite) &&
      (members === null || members.has(tool.id));
    const name = names.get(tool.id);
    return isSeen && name ? [{ name, tool: { ...tool, connectionId } }] : [];
  });
  const byName = new Map(
    tools.flatMap((entry) => [entry.name, entry.tool.systemName].map((name) => [name, entry])),
  );
  return {
    tools: tools.toSorted((a, b) => (a.name < b.name ? -1 : 1)),
    sources: sources.map(({ id, name, type, projectRef }) => ({
      id,
      name,
      type,
      // Where the rows are kept is not for askers.
      projectRef: isAsker ? null : projectRef,
    })),
    find: (name) => byName.get(name),
    mayRead,
    mayWrite,
    seesStatements: !isAsker,
    isCleared: scopes.includes('unmasked'),
    hasToolset: members !== null,
    isNarrowed: members !== null || !mayWrite,
  };
}

/** A name that two sources have says nothing. */
function sourceCalled(sources: readonly StoredConnection[], called: string): StoredConnection {
  const byId = sources.find(({ id, projectRef }) => id === called || projectRef === called);
  const byName = sources.filter(({ name }) => name === called);
  const found = byId ?? (byName.length === 1 ? byName[0] : undefined);
  if (found) return found;
  throw new ParleyError('not_found', { message: `There is no source '${called}' behind this token.` });
}

async function membersOf({ toolsets }: Parts['store'], owner: Owner, called: string): Promise<Set<string>> {
  const found = (await toolsets.list(owner.id)).find(({ name }) => name === called);
  if (found) return new Set(found.toolIds);
  throw new ParleyError('not_found', { message: `There is no toolset '${called}'.` });
}
