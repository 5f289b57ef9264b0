import { z } from 'zod';
import { tokenSchema } from '../agent-access.ts';
import { monthlyLimit } from '../ai/ai-model-settings.ts';
import { providerKinds } from '../ai/provider-forms.ts';
import { connectionSchema } from '../connections.ts';

/** Numbers of the operator's page. Milliseconds unless the name says otherwise. */
export const operatorLimits = {
  peoplePerPage: 50,
  /** The newest of jobs and actions; those that failed first of connections. */
  listed: 200,
  usageDays: 30,
  heartbeat: 10_000,
  /** A server that said nothing for so long is taken for dead. */
  silence: 35_000,
  /** How long a dead one stays in the list. */
  keptDead: 86_400_000,
  /** A person who is there is written down so often. */
  seenEvery: 300_000,
} as const;

export const operatorPerson = z.object({
  id: z.string(),
  email: z.string(),
  name: z.string(),
  createdAt: z.iso.datetime(),
  /** By a page or by a token; null for somebody who has not come since this is written down. */
  lastSeenAt: z.iso.datetime().nullable(),
  /** null while the account may be used. */
  disabledAt: z.iso.datetime().nullable(),
  tools: z.number().int(),
  connections: z.number().int(),
  /** Questions, as far back as records are kept. */
  asks: z.number().int(),
  sessions: z.number().int(),
  tokens: z.number().int(),
});

export const peopleQuery = z.object({
  /** A part of the address or the name. */
  search: z.string().trim().max(200).default(''),
  page: z.coerce.number().int().min(1).max(100_000).default(1),
});

export const peopleOutput = z.object({
  people: z.array(operatorPerson),
  /** How many fit the search. */
  total: z.number().int(),
});

export const operatorSession = z.object({
  id: z.string(),
  createdAt: z.iso.datetime(),
  expiresAt: z.iso.datetime(),
  address: z.string().nullable(),
  browser: z.string().nullable(),
});

export const personOutput = z.object({
  person: operatorPerson,
  sessions: z.array(operatorSession),
  tokens: z.array(tokenSchema),
});

export const disableInput = z.object({ disabled: z.boolean() });

/** The only moment at which the link is known. */
export const resetLinkOutput = z.object({ link: z.url(), expiresAt: z.iso.datetime() });

export const usageDay = z.object({
  /** 2026-11-16, in UTC. */
  day: z.iso.date(),
  questions: z.number().int(),
  /** Whatever else reached a database: tools, statements, downloads, changes. */
  runs: z.number().int(),
  failed: z.number().int(),
  /** Who asked or ran something. */
  people: z.number().int(),
  inputTokens: z.number().int(),
  outputTokens: z.number().int(),
  /** In dollars, of the calls whose price is known. */
  cost: z.number(),
});

/** The oldest day first; days without anything are among them. */
export const usageOutput = z.object({ days: z.array(usageDay) });

export const serverVitals = z.object({
  node: z.string(),
  pid: z.number().int(),
  memoryBytes: z.number(),
  /** The share of its time since the beat before in which the event loop was busy, from 0 to 1. */
  busy: z.number(),
  /** How long the beat before took to be stored. */
  storeMs: z.number().nullable(),
});

export const operatorServer = z.object({
  id: z.string(),
  host: z.string(),
  version: z.string(),
  startedAt: z.iso.datetime(),
  seenAt: z.iso.datetime(),
  isAlive: z.boolean(),
  /** The one that answers this. */
  isThis: z.boolean(),
  vitals: serverVitals,
});

export const operatorConnection = z.object({
  id: z.string(),
  name: z.string(),
  type: connectionSchema.shape.type,
  owner: z.string(),
  status: connectionSchema.shape.status,
  lastConnected: z.iso.datetime().nullable(),
  tools: z.number().int(),
});

export const healthOutput = z.object({
  store: z.object({ engine: z.enum(['SQLite', 'PostgreSQL']), answeredInMs: z.number() }),
  servers: z.array(operatorServer),
  connections: z.array(operatorConnection),
  /** How many there are; the list may be cut. */
  connectionsTotal: z.number().int(),
});

export const operatorJob = z.object({
  id: z.string(),
  owner: z.string(),
  state: z.string(),
  message: z.string(),
  done: z.number().int(),
  total: z.number().int(),
  failed: z.number().int(),
  startedAt: z.iso.datetime(),
});
export const jobsOutput = z.object({ jobs: z.array(operatorJob) });

export const operatorActions = [
  'disable',
  'enable',
  'delete',
  'reset-link',
  'end-sessions',
  'end-session',
  'revoke-token',
  'offer-model',
  'end-offer',
  'limit-offers',
] as const;
export type OperatorAction = (typeof operatorActions)[number];

/** `unknown`: it was begun, and its end was not recorded. */
export const actionOutcomes = ['done', 'failed', 'unknown'] as const;

export const actionRecord = z.object({
  id: z.string(),
  operator: z.string(),
  action: z.enum(operatorActions),
  subject: z.string(),
  outcome: z.enum(actionOutcomes),
  doneAt: z.iso.datetime(),
});
export const actionsOutput = z.object({ actions: z.array(actionRecord) });

export const offeredModel = z.object({
  id: z.string(),
  kind: z.enum(providerKinds),
  model: z.string(),
  /** The address of the operator whose model it is. */
  owner: z.string(),
  isOwn: z.boolean(),
  isOffered: z.boolean(),
});

export const offerLimits = z.object({
  perPerson: monthlyLimit,
  /** Everybody's spending on offered models together. */
  forAll: monthlyLimit,
});

export const personCosts = z.object({
  email: z.string(),
  calls: z.number().int(),
  inputTokens: z.number().int(),
  outputTokens: z.number().int(),
  /** US dollars, as far as prices are known. */
  offered: z.number(),
  own: z.number(),
  /** Calls whose price is not known. */
  unpriced: z.number().int(),
});

export const operatorAiOutput = z.object({
  /** The operator's own models, and what other operators offer. */
  models: z.array(offeredModel),
  /** What the environment lends. */
  lent: z.object({ kind: z.enum(providerKinds), model: z.string() }).nullable(),
  limits: offerLimits,
  /** Of the month that was asked for; who spent most on offered models comes first. */
  month: z.string(),
  people: z.array(personCosts),
});
export const offerInput = z.object({ offered: z.boolean() });

export const shownSetting = z.object({
  name: z.string(),
  /** null where it is not set, or where it is a secret. */
  value: z.string().nullable(),
  isSet: z.boolean(),
  isSecret: z.boolean(),
});
export const settingsOutput = z.object({
  version: z.string(),
  node: z.string(),
  settings: z.array(shownSetting),
});

export type OperatorPerson = z.infer<typeof operatorPerson>;
export type OperatorSession = z.infer<typeof operatorSession>;
export type OperatorServer = z.infer<typeof operatorServer>;
export type OperatorConnection = z.infer<typeof operatorConnection>;
export type OperatorJob = z.infer<typeof operatorJob>;
export type ActionRecord = z.infer<typeof actionRecord>;
export type OfferedModel = z.infer<typeof offeredModel>;
export type OfferLimits = z.infer<typeof offerLimits>;
export type PersonCosts = z.infer<typeof personCosts>;
export type OperatorAi = z.infer<typeof operatorAiOutput>;
export type ServerVitals = z.infer<typeof serverVitals>;
export type ShownSetting = z.infer<typeof shownSetting>;
export type UsageDay = z.infer<typeof usageDay>;
