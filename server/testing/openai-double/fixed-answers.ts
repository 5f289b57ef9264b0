export type Answer = { status: number; body: unknown; headers?: Record<string, string> };

export const models: Answer = {
  status: 200,
  body: {
    object: 'list',
    data: [
      {
        id: 'gpt-4o',
        object: 'model',
        created: 1715367049,
        owned_by: 'system',
        shutdown_date: '2027-01-14',
      },
      { id: 'text-embedding-3-small', object: 'model', created: 1705948997, owned_by: 'system' },
    ],
  },
};

export const missingScopes = failure(403, {
  message: 'You have insufficient permissions for this operation. Missing scopes: api.model.read',
  type: 'invalid_request_error',
  code: null,
});

export const rateLimited: Answer = {
  ...failure(429, {
    message:
      'Rate limit reached for gpt-4o in organization org-1 on tokens per min (TPM): Limit 30000, Used 29000, Requested 2000. Please try again in 2s.',
    type: 'tokens',
    code: 'rate_limit_exceeded',
  }),
  headers: {
    'retry-after': '2',
    'retry-after-ms': '2000',
    'x-ratelimit-limit-tokens': '30000',
    'x-ratelimit-remaining-tokens': '1000',
    'x-ratelimit-reset-tokens': '2s',
  },
};

export const quotaSpent = failure(429, {
  message: 'You exceeded your current quota, please check your plan and billing details.',
  type: 'insufficient_quota',
  code: 'insufficient_quota',
});

export const serverError = failure(500, {
  message: 'The server had an error while processing your request. Sorry about that!',
  type: 'server_error',
  code: null,
});

export const noKey = failure(401, {
  message: "You didn't provide an API key. You need to provide your API key in an Authorization header.",
  type: 'invalid_request_error',
  code: null,
});

export const noRoute = failure(404, { message: 'Invalid URL', type: 'invalid_request_error', code: null });

export const modelGone = failure(404, {
  message: 'The model `gpt-4o` does not exist or you do not have access to it.',
  type: 'invalid_request_error',
  code: 'model_not_found',
});

export const overloaded: Answer = {
  ...failure(503, { message: 'Slow down', type: 'server_error', code: 'slow_down' }),
  headers: { 'retry-after-ms': '5' },
};

/** What newer models say to a temperature. */
export const temperatureRefused: Answer = {
  status: 400,
  body: {
    error: {
      message:
        "Unsupported value: 'temperature' does not support 0.7 with this model. Only the default (1) value is supported.",
      type: 'invalid_request_error',
      param: 'temperature',
      code: 'unsupported_value',
    },
  },
};

/** What a server says that only imitates the service. */
export const formatRefused: Answer = {
  status: 400,
  body: {
    error: {
      message: "Invalid parameter: 'response_format' of type 'json_schema' is not supported.",
      type: 'invalid_request_error',
      param: 'response_format',
      code: null,
    },
  },
};

/** The real service repeats part of the key in its message, which is why the caller must redact it. */
export function incorrectKey(key: string): Answer {
  const hint = `${key.slice(0, 8)}********${key.slice(-4)}`;
  return failure(401, {
    message: `Incorrect API key provided: ${hint}. You can find your API key at https://platform.openai.com/account/api-keys.`,
    type: 'invalid_request_error',
    code: 'invalid_api_key',
  });
}

function failure(status: number, error: { message: string; type: string; code: string | null }): Answer {
  return { status, body: { error: { ...error, param: null } } };
}
