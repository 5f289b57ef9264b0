import { z } from 'zod';
import { limits } from '../limits.ts';
import {
  builtinEngine,
  type ProviderKind,
  providerForm,
  providerKinds,
  providerNames,
} from './provider-forms.ts';

/** What a model may be chosen for. */
export const aiTasks = ['propose', 'find', 'explain'] as const;
export type AiTask = (typeof aiTasks)[number];

export const aiProviderMessages = {
  keyMissing: (title: string) => `Please enter your ${title} key.`,
  keyFormat: (title: string, prefix: string) =>
    `Invalid ${title} API key format. Keys must begin with "${prefix}"`,
  keyLetters: 'This is not a key: it holds characters that no key has.',
  addressMissing: 'Please enter the address of the server.',
  addressFormat: 'Please enter an http or https address, such as https://models.example.com/v1',
  modelMissing: 'Please choose a model.',
  amount: 'Please enter an amount in US dollars, or leave it empty for no limit.',
} as const;

const mostText = 200;
const keyText = z.string().trim().max(limits.apiKey.max, 'This is too long to be an API key.');
const addressText = z.string().trim().max(500, 'This address is too long.');
const modelText = z.string().trim().max(mostText, 'This name is too long.');

const place = z.object({
  kind: z.enum(providerKinds),
  /** Left out, the saved key of `id` is used. */
  key: keyText.optional(),
  /** Empty: the provider's own. */
  address: addressText.default(''),
});

export const aiProviderInput = place.extend({
  model: modelText.min(1, aiProviderMessages.modelMissing),
  /** Empty: tools are found by the built-in engine's own vectors. */
  embeddingModel: modelText.default(''),
});

/** Asks the provider itself which models it has. */
export const listModelsInput = place.extend({ id: z.uuid().optional() });
export const listModelsOutput = z.object({
  models: z.array(z.object({ id: z.string(), embeds: z.boolean() })),
});

/** The small tasks that show what a model can be trusted with. */
export const probeTasks = ['structured', 'values', 'sql', 'refusal', 'stream', 'embedding'] as const;
export type ProbeTask = (typeof probeTasks)[number];

export const probeResult = z.object({
  task: z.enum(probeTasks),
  /** `skipped`: there is nothing to try, such as an embedding model. */
  outcome: z.enum(['passed', 'failed', 'skipped']),
  /** In words: what it did, or what to do about it. */
  note: z.string(),
  durationMs: z.number(),
  inputTokens: z.number().int(),
  outputTokens: z.number().int(),
  /** null: the price is not known. */
  cost: z.number().nullable(),
});

export const probeInput = z.object({ task: z.enum(probeTasks) });
export const probeOutput = z.object({ result: probeResult });

export const aiProviderRecord = z.object({
  id: z.uuid(),
  kind: z.enum(providerKinds),
  /** 'sk-...' and the last four characters; null where there is no key. */
  masked: z.string().nullable(),
  address: z.string().nullable(),
  model: z.string(),
  embeddingModel: z.string().nullable(),
  isValid: z.boolean().nullable(),
  isLost: z.boolean(),
  /** US dollars for a million tokens; null: the price is not known. */
  price: z.object({ input: z.number(), output: z.number(), asOf: z.string() }).nullable(),
  probe: z.array(probeResult),
  probedAt: z.iso.datetime().nullable(),
  createdAt: z.iso.datetime(),
  lastUsedAt: z.iso.datetime().nullable(),
});

/** The model that the operator lends with a key of the environment has no id of its own. */
export const lentChoice = 'lent';

/** A model's id, one that is offered included, or the engine that needs none. */
const choice = z.union([z.uuid(), z.literal(builtinEngine.name), z.literal(lentChoice)]).nullable();

/** `default` null: the oldest provider; a task's null: the default. */
export const aiChoices = z.object({ default: choice, propose: choice, find: choice, explain: choice });

/** US dollars in a calendar month (UTC); null: no limit. */
export const monthlyLimit = z
  .number(aiProviderMessages.amount)
  .min(0, aiProviderMessages.amount)
  .max(1_000_000, 'Please enter at most a million, or leave it empty for no limit.')
  .nullable();

export const aiSettingsInput = z.object({
  choices: aiChoices,
  /** For the person's own models. */
  monthlyLimit,
});

export const aiProvidersOutput = z.object({
  providers: z.array(aiProviderRecord),
  /** Models that operators offer to everybody; `id` is what a choice calls them. */
  offers: z.array(z.object({ id: z.string(), kind: z.enum(providerKinds), model: z.string() })),
  /** Who answers when nobody says otherwise. */
  usual: z.enum(providerNames),
  choices: aiChoices,
  monthlyLimit: z.number().nullable(),
  /** The limit is reached: what the person's own models did, the built-in engine does until the month ends. */
  isSpent: z.boolean(),
  /** The same for what operators offer, which they limit. */
  areOffersSpent: z.boolean(),
});
export const aiProviderOutput = z.object({ provider: aiProviderRecord });

export const costsQuery = z.object({
  /** YYYY-MM; left out, this month. */
  month: z
    .string()
    .regex(/^\d{4}-(0[1-9]|1[0-2])$/, 'A month is written like 2026-11.')
    .optional(),
});

export const costRow = z.object({
  day: z.iso.date(),
  task: z.string(),
  provider: z.string(),
  model: z.string(),
  calls: z.number().int(),
  inputTokens: z.number().int(),
  outputTokens: z.number().int(),
  /** null: none of these calls has a known price. */
  cost: z.number().nullable(),
  /** Calls whose price is not known; they are not in `cost`. */
  unpriced: z.number().int(),
});

export const costsOutput = z.object({
  month: z.string(),
  rows: z.array(costRow),
  spent: z.number(),
  monthlyLimit: z.number().nullable(),
});

export type AiProviderInput = z.infer<typeof aiProviderInput>;
export type ListModelsInput = z.infer<typeof listModelsInput>;
export type AiProviderRecord = z.infer<typeof aiProviderRecord>;
export type AiProviders = z.infer<typeof aiProvidersOutput>;
export type AiChoices = z.infer<typeof aiChoices>;
export type AiSettings = z.infer<typeof aiSettingsInput>;
export type ProbeResult = z.infer<typeof probeResult>;
export type CostRow = z.infer<typeof costRow>;
export type Costs = z.infer<typeof costsOutput>;

/** What is wrong with what was typed for a key; undefined where nothing is. */
export function keyProblem(kind: ProviderKind, key: string): string | undefined {
  const { title, key: need, keyPrefix } = providerForm(kind);
  if (key === '') return need === 'required' ? aiProviderMessages.keyMissing(title) : undefined;
  if (keyPrefix !== undefined && !key.startsWith(keyPrefix)) {
    return aiProviderMessages.keyFormat(title, keyPrefix);
  }
  return /^[\x21-\x7e]+$/.test(key) ? undefined : aiProviderMessages.keyLetters;
}

/** What is wrong with an address; undefined where nothing is. */
export function addressProblem(kind: ProviderKind, address: string): string | undefined {
  if (address === '') {
    return providerForm(kind).address === null ? aiProviderMessages.addressMissing : undefined;
  }
  // No user, no query, no fragment: each of them could carry a secret that is shown again.
  const isPlain =
    /^https?:\/\/[^\s/?#@]+(?:\/[^\s?#]*)?$/i.test(address) && z.url().safeParse(address).success;
  return isPlain ? undefined : aiProviderMessages.addressFormat;
}
