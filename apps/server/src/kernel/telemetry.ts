/**
 * Traces, only where somebody collects them: the packages are loaded when OTEL_EXPORTER_OTLP_ENDPOINT is
 * set, before anything they watch. Spans carry route patterns and statement texts without values.
 */
export async function startTelemetry(endpoint: string | null, service: string): Promise<() => Promise<void>> {
  if (endpoint === null) return async () => {};
  const [{ NodeSDK }, { OTLPTraceExporter }, { PgInstrumentation }, { FastifyOtelInstrumentation }] = await Promise.all(
    [
      import("@opentelemetry/sdk-node"),
      import("@opentelemetry/exporter-trace-otlp-http"),
      import("@opentelemetry/instrumentation-pg"),
      import("@fastify/otel"),
    ],
  );
  const sdk = new NodeSDK({
    serviceName: service,
    traceExporter: new OTLPTraceExporter({ url: new URL("v1/traces", `${endpoint.replace(/\/+$/, "")}/`).href }),
    instrumentations: [
      // No HTTP instrumentation: its spans would carry addresses with ids and queries.
      new PgInstrumentation({ enhancedDatabaseReporting: false, requireParentSpan: true }),
      new FastifyOtelInstrumentation({
        registerOnInitialization: true,
        recordExceptions: false,
        instrumentHooks: false,
        // It would write the address as it came, with ids and query.
        requestHook: (span, request) => span.setAttribute("url.path", request.routeOptions.url ?? "none"),
      }),
    ],
  });
  sdk.start();
  return () => sdk.shutdown();
}
