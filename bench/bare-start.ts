import { PGlite } from '@electric-sql/pglite'
import { createServer } from 'node:http'

// The lower bound: a database in a folder, and a server that answers after its first query.
const [folder = '', port = '0'] = process.argv.slice(2)
const database = await PGlite.create(folder)
await database.query('select 1')
const server = createServer((_request, reply) => reply.end())
server.listen(Number(port), '127.0.0.1')
process.on('SIGTERM', () => {
  server.closeAllConnections()
  server.close(() => void database.close().then(() => process.exit()))
})
