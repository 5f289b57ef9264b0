/** How a provider is presented: its title, and what a person is asked for to use it. */
type ProviderForm = {
  title: string;
  /** `none`: it takes no key; `optional`: the person's own server may want one. */
  key: 'required' | 'optional' | 'none';
  keyPrefix?: string;
  /** Where a key is made. */
  keyPage?: string;
  /** Where it is reached unless the person says otherwise; null: only the person knows. */
  address: string | null;
  addressExample: string;
  /** What the model field is called: Azure calls by deployment. */
  modelLabel: string;
  /** Whether it tells which models it has. */
  listsModels: boolean;
  embeds: boolean;
};

const bare = { key: 'required', modelLabel: 'Model', listsModels: true, embeds: true } as const;

/** One row a provider; the server's half is `server/src/ai/providers/provider-registry.ts`. */
export const providerForms = {
  openai: {
    ...bare,
    title: 'OpenAI',
    keyPrefix: 'sk-',
    keyPage: 'https://platform.openai.com/api-keys',
    address: 'https://api.openai.com/v1',
    addressExample: 'https://api.openai.com/v1',
  },
  anthropic: {
    ...bare,
    title: 'Anthropic',
    keyPrefix: 'sk-ant-',
    keyPage: 'https://console.anthropic.com/settings/keys',
    address: 'https://api.anthropic.com/v1',
    addressExample: 'https://api.anthropic.com/v1',
    embeds: false,
  },
  gemini: {
    ...bare,
    title: 'Google Gemini',
    keyPage: 'https://aistudio.google.com/apikey',
    address: 'https://generativelanguage.googleapis.com/v1beta',
    addressExample: 'https://generativelanguage.googleapis.com/v1beta',
  },
  mistral: {
    ...bare,
    title: 'Mistral',
    keyPage: 'https://console.mistral.ai/api-keys',
    address: 'https://api.mistral.ai/v1',
    addressExample: 'https://api.mistral.ai/v1',
  },
  openrouter: {
    ...bare,
    title: 'OpenRouter',
    keyPrefix: 'sk-or-',
    keyPage: 'https://openrouter.ai/settings/keys',
    address: 'https://openrouter.ai/api/v1',
    addressExample: 'https://openrouter.ai/api/v1',
    embeds: false,
  },
  azure: {
    ...bare,
    title: 'Azure OpenAI',
    address: null,
    addressExample: 'https://NAME.openai.azure.com/openai/v1',
    modelLabel: 'Deployment',
    listsModels: false,
  },
  ollama: {
    ...bare,
    title: 'Ollama',
    key: 'none',
    address: 'http://127.0.0.1:11434',
    addressExample: 'http://127.0.0.1:11434',
  },
  compatible: {
    ...bare,
    title: 'OpenAI-compatible server',
    key: 'optional',
    address: null,
    addressExample: 'https://models.example.com/v1',
  },
} as const satisfies Record<string, ProviderForm>;

export type ProviderKind = keyof typeof providerForms;
export const providerKinds = Object.keys(providerForms) as [ProviderKind, ...ProviderKind[]];

/** Comes with Parley: it needs no key, and nothing leaves the server for it. */
export const builtinEngine = { name: 'builtin', title: 'Built-in engine' } as const;

/** Who can think for Parley: a provider of the table, or the engine that comes with it. */
export const providerNames = [...providerKinds, builtinEngine.name] as const;
export type ProviderName = (typeof providerNames)[number];

export function isBuiltin(name: string | null | undefined): name is typeof builtinEngine.name {
  return name === builtinEngine.name;
}

export function providerForm(kind: ProviderKind): ProviderForm {
  return providerForms[kind];
}
