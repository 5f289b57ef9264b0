export type Answer = {
  status: number;
  /** A text is sent as a page, anything else as JSON. */
  body: unknown;
  headers?: Record<string, string>;
  /** Set where the request itself was a bad one. */
  fault?: string;
};

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

/** Some real answers carry a bare text where an object is documented. */
export const bareScopes: Answer = {
  status: 403,
  body: {
    error: 'You have insufficient permissions for this operation. Missing scopes: api.model.read',
  },
};

export const regionRefused = failure(403, {
  message: 'Country, region, or territory not supported',
  type: 'request_forbidden',
  code: 'unsupported_country_region_territory',
});

const tokenLimit = failure(429, {
  message:
    'Rate limit reached for gpt-4o in organization org-1 on tokens per min (TPM): Limit 30000, Used 29000, Requested 2000. Please try again in 2s.',
  type: 'tokens',
  code: 'rate_limit_exceeded',
});

export const limitedWithoutHeaders: Answer = tokenLimit;

/** As it stands among the data of a stream that had begun well. */
export const tokenLimitBody = tokenLimit.body as { error: unknown };

export const rateLimited: Answer = {
  ...tokenLimit,
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

export const serverErrorBody = serverError.body as { error: unknown };

/** What stands between us and the service answers in its own way. */
export const gatewayPage: Answer = {
  status: 502,
  body: '<html><head><title>502 Bad Gateway</title></head><body><h1>502 Bad Gateway</h1></body></html>',
};

/** A network that wants to be signed in to answers everything with its own page. */
export const portalPage: Answer = {
  status: 200,
  body: '<!doctype html><html><body><h1>Welcome to the guest network</h1></body></html>',
};

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

/** What a fine-tuned model says to a schema that others take. */
export const strictRefused: Answer = {
  status: 400,
  body: {
    error: {
      message:
        "Invalid schema for response_format 'tool_sql': In context=('properties', 'sql'), not permitted.",
      type: 'invalid_request_error',
      param: null,
      code: 'invalid_json_schema',
    },
  },
};

/** A refusal of the words that were sent, which happen to name settings. */
export const promptRefused: Answer = {
  status: 400,
  body: {
    error: {
      message:
        "Invalid prompt: the words 'temperature' and 'response_format json_schema' are not supported here.",
      type: 'invalid_request_error',
      param: 'messages',
      code: 'invalid_prompt',
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
