/** How servers that speak OpenAI's protocol differ from it, by their published descriptions. */
export type CompatibleProvider = {
  /** The path that every call begins with. */
  base: string;
  keyHeader: 'authorization' | 'api-key';
  key: 'required' | 'optional';
  keyPrefix: string;
  /** Settings of OpenAI's that this one refuses, and those that it takes besides. */
  refuses: readonly string[];
  alsoTakes: readonly string[];
  /** Sends a stream's usage unasked. */
  countsUnasked: boolean;
  /** Says with each answer what it cost. */
  tellsCost: boolean;
  /** Anybody may list the models; a key is looked at under a path of its own. */
  listsToAll: boolean;
  hasKeyRoute: boolean;
};

const openai: CompatibleProvider = {
  base: '/v1',
  keyHeader: 'authorization',
  key: 'required',
  keyPrefix: 'sk-',
  refuses: [],
  alsoTakes: [],
  countsUnasked: false,
  tellsCost: false,
  listsToAll: false,
  hasKeyRoute: false,
};

export const compatibleProviders = {
  openai,
  mistral: { ...openai, refuses: ['stream_options'], countsUnasked: true },
  openrouter: {
    ...openai,
    base: '/api/v1',
    keyPrefix: 'sk-or-',
    alsoTakes: ['usage'],
    tellsCost: true,
    listsToAll: true,
    hasKeyRoute: true,
  },
  azure: { ...openai, base: '/openai/v1', keyHeader: 'api-key' },
  compatible: { ...openai, key: 'optional' },
} as const satisfies Record<string, CompatibleProvider>;
