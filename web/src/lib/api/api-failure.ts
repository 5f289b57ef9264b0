/** What became of a call that did not answer well. `status` is 0 when nothing came back at all. */
export type FailureDetails = {
  code: string;
  status: number;
  message: string;
  /** True when the message was written for people by our own server. */
  written?: boolean;
  fields?: Record<string, string>;
  requestId?: string;
  cause?: unknown;
};

/** Free of the schemas on purpose: pages that only show a message must not load them. */
export class ApiFailure extends Error {
  override readonly name = 'ApiFailure';
  readonly code: string;
  readonly status: number;
  readonly written: boolean;
  readonly fields: Record<string, string>;
  readonly requestId: string | undefined;

  constructor(details: FailureDetails) {
    super(details.message, { cause: details.cause });
    this.code = details.code;
    this.status = details.status;
    this.written = details.written ?? false;
    this.fields = details.fields ?? {};
    this.requestId = details.requestId;
  }
}

/** Of a call that the connection failed: before an answer began, or in the middle of it. */
export function connectionFailure(
  cause: unknown,
  { hasBegun, isOnline }: { hasBegun: boolean; isOnline: boolean },
): ApiFailure {
  const message = cause instanceof Error ? cause.message : String(cause);
  const online = hasBegun ? 'interrupted' : 'unreachable';
  return new ApiFailure({ code: isOnline ? online : 'offline', status: 0, message, cause });
}

export function isSignedOut(error: unknown): boolean {
  return error instanceof ApiFailure && error.status === 401;
}

/** Nothing came back, or only word that whoever should answer is away. */
export function isAway(error: unknown): boolean {
  return error instanceof ApiFailure && (error.status === 0 || [502, 503, 504].includes(error.status));
}
