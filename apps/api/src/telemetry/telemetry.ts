import type { Server } from 'node:http'
import type { OpenDatabase } from '#db/database.ts'
import type { Env } from '#env.ts'
import type { Metrics } from './metrics.ts'
import type { Traces } from './traces.ts'

interface Telemetry {
  metrics: Metrics | undefined
  traces: Traces | undefined
  /** Returns the address of the metrics, if there is one. */
  listen(): Promise<string | undefined>
  stop(): Promise<void>
}

/** Metrics and traces, as the settings ask for them; an unused library is not loaded. */
export async function startTelemetry({ database, env }: { database: OpenDatabase; env: Env }): Promise<Telemetry> {
  const metrics = env.metrics && (await import('./metrics.ts')).createMetrics({ database, now: () => new Date() })
  const traces = env.tracesUrl ? (await import('./traces.ts')).createTraces(env.tracesUrl) : undefined
  let server: Server | undefined
  return {
    metrics,
    traces,
    async listen() {
      if (!metrics || !env.metrics) return undefined
      const { serveMetrics } = await import('./serve-metrics.ts')
      server = await serveMetrics(metrics, env.metrics)
      const address = server.address()
      const port = typeof address === 'object' ? address?.port : env.metrics.port
      const host = env.metrics.host.includes(':') ? `[${env.metrics.host}]` : env.metrics.host
      return `http://${host}:${port}/metrics`
    },
    async stop() {
      metrics?.close()
      server?.closeAllConnections()
      server?.close()
      await traces?.stop()
    },
  }
}
