export { createMcpServer, NotAnAgent } from './server.ts'
export type { McpOptions } from './server.ts'
