import {
  context,
  type Span as OtelSpan,
  propagation,
  SpanKind,
  SpanStatusCode,
  trace,
} from '@opentelemetry/api';
import { AsyncLocalStorageContextManager } from '@opentelemetry/context-async-hooks';
import { W3CTraceContextPropagator } from '@opentelemetry/core';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { resourceFromAttributes } from '@opentelemetry/resources';
import { BatchSpanProcessor, TracerProvider } from '@opentelemetry/sdk-trace';
import type { Attributes, OpenSpan, Tracer, TraceSpan, TracingSettings } from './tracer.ts';

const kinds = { internal: SpanKind.INTERNAL, server: SpanKind.SERVER, client: SpanKind.CLIENT } as const;

/** OpenTelemetry's own SDK. This module, and with it the SDK, is loaded only where traces are wanted. */
export function createOtlpTracer(settings: TracingSettings, version: string) {
  const exporter = new OTLPTraceExporter({
    url: `${settings.endpoint}/v1/traces`,
    headers: settings.headers,
  });
  const provider = new TracerProvider({
    resource: resourceFromAttributes({ 'service.name': settings.serviceName, 'service.version': version }),
    spanProcessors: [new BatchSpanProcessor({ exporter })],
  });
  // The context that follows a request through what it awaits, and the headers of W3C by which it comes in.
  context.setGlobalContextManager(new AsyncLocalStorageContextManager().enable());
  propagation.setGlobalPropagator(new W3CTraceContextPropagator());
  const otel = provider.getTracer('parley', version);
  const wrap = (span: OtelSpan) => wrapped(span, settings.captureContent);
  const tracer: Tracer = {
    inSpan: ({ name, kind = 'internal', attributes = {} }, work) =>
      otel.startActiveSpan(name, { kind: kinds[kind], attributes: known(attributes) }, async (span) => {
        try {
          return await work(wrap(span));
        } catch (error) {
          failed(span, codeOf(error));
          throw error;
        } finally {
          span.end();
        }
      }),
    open: ({ name, kind = 'internal', attributes = {} }, headers): OpenSpan => {
      const parent = propagation.extract(context.active(), headers);
      const span = otel.startSpan(name, { kind: kinds[kind], attributes: known(attributes) }, parent);
      const inside = trace.setSpan(parent, span);
      return {
        ...wrap(span),
        rename: (next) => void span.updateName(next),
        enter: (work) => context.with(inside, work),
        end: ({ error } = {}) => {
          if (error !== undefined) failed(span, error);
          span.end();
        },
      };
    },
  };
  return { tracer, stop: () => provider.shutdown() };
}

function wrapped(span: OtelSpan, captureContent: boolean): TraceSpan {
  return {
    set: (attributes) => void span.setAttributes(known(attributes)),
    content: (attributes) => {
      if (captureContent) span.setAttributes(known(attributes()));
    },
  };
}

function known(attributes: Attributes): Record<string, string | number | boolean> {
  const entries = Object.entries(attributes).flatMap(([name, value]) =>
    value === undefined ? [] : [[name, value] as const],
  );
  return Object.fromEntries(entries);
}

/** No message and no stack: both may repeat what somebody asked. */
function failed(span: OtelSpan, code: string): void {
  span.setStatus({ code: SpanStatusCode.ERROR });
  span.setAttribute('error.type', code);
}

function codeOf(error: unknown): string {
  if (typeof error === 'object' && error !== null && 'code' in error) return String(error.code);
  return error instanceof Error ? error.name : 'unknown';
}
