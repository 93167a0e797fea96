import type { FastifyInstance } from 'fastify'
import type { Server } from 'node:http'
import type { OpenDatabase } from '#db/database.ts'
import type { Env } from '#env.ts'

interface Telemetry {
  observe(app: FastifyInstance): void
  /** Returns the address of the metrics, if there is one. */
  listen(): Promise<string | undefined>
  stop(): Promise<void>
}

/** What is measured from outside, as the settings ask for it; the libraries are loaded with the first of them. */
export async function startTelemetry({ database, env }: { database: OpenDatabase; env: Env }): Promise<Telemetry> {
  const metrics = env.metrics && (await import('./metrics.ts')).createMetrics({ database, now: () => new Date() })
  let server: Server | undefined
  return {
    observe(app) {
      metrics?.observe(app)
    },
    async listen() {
      if (!metrics || !env.metrics) return undefined
      const { serveMetrics } = await import('./serve-metrics.ts')
      server = await serveMetrics(metrics, env.metrics)
      const address = server.address()
      const port = typeof address === 'object' ? address?.port : env.metrics.port
      return `http://${env.metrics.host.includes(':') ? `[${env.metrics.host}]` : env.metrics.host}:${port}/metrics`
    },
    async stop() {
      metrics?.close()
      server?.closeAllConnections()
      server?.close()
    },
  }
}
