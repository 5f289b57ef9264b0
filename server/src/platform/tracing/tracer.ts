export type TracingSettings = {
  /** Where the collector takes OTLP over HTTP, without `/v1/traces`. */
  endpoint: string;
  headers: Record<string, string>;
  serviceName: string;
  /** Whether questions, values and SQL are in the spans. */
  captureContent: boolean;
};

/** What a span may carry. Words of people, values and SQL go through `content` alone. */
export type Attributes = Record<string, string | number | boolean | undefined>;

export type TraceSpan = {
  set(attributes: Attributes): void;
  /** Questions, values and SQL: written only where the operator wants them in traces. */
  content(attributes: () => Attributes): void;
};

export type SpanKind = 'internal' | 'server' | 'client';

export type SpanStart = { name: string; kind?: SpanKind; attributes?: Attributes };

/** Whoever makes spans: the part that loads OpenTelemetry, and is not there while tracing is off. */
export type Tracer = {
  inSpan<T>(start: SpanStart, work: (span: TraceSpan) => Promise<T>): Promise<T>;
  /** One that is ended by whoever got it. `enter` runs what belongs to it inside of it. */
  open(start: SpanStart, headers: Record<string, unknown>): OpenSpan;
};

export type OpenSpan = TraceSpan & {
  /** The route of a request is known only after it was found. */
  rename(name: string): void;
  enter<T>(work: () => T): T;
  end(outcome?: { error?: string }): void;
};

const noSpan: TraceSpan = { set: () => undefined, content: () => undefined };

let tracer: Tracer | undefined;

/** Of this process; without one every span costs a comparison. */
export function setTracer(next: Tracer | undefined): void {
  tracer = next;
}

export function currentTracer(): Tracer | undefined {
  return tracer;
}

/** Runs the work, in a span where traces are on. What it throws is noted by its code, never by its words. */
export function inSpan<T>(start: SpanStart, work: (span: TraceSpan) => Promise<T>): Promise<T> {
  return tracer ? tracer.inSpan(start, work) : work(noSpan);
}
