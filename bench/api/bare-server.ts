import { createServer } from 'node:http'
import { Pool, types } from 'pg'

// The lower bound: node:http and prepared statements, without sign-in, permissions, validation or a contract.
types.setTypeParser(types.builtins.INT8, Number)
const [url = '', json = '[]'] = process.argv.slice(2)
const pages = JSON.parse(json) as { name: string; statements: { text: string; values: unknown[] }[] }[]
const pool = new Pool({ connectionString: url, max: 10, options: '-c TimeZone=UTC' })

const server = createServer((request, reply) => {
  const page = pages[Number(request.url?.slice(1))]
  Promise.all(
    (page?.statements ?? []).map(({ text, values }, index) =>
      pool.query({ name: `${page?.name} ${index}`, text, values }),
    ),
  ).then(
    (results) => {
      const body = JSON.stringify({ items: results[0]?.rows, meta: results[1]?.rows[0] })
      reply.writeHead(200, { 'content-type': 'application/json; charset=utf-8' }).end(body)
    },
    (error: unknown) => {
      console.error(error)
      reply.writeHead(500).end()
    },
  )
})
server.listen(0, '127.0.0.1', () => {
  const address = server.address()
  console.log(`http://localhost:${address && typeof address === 'object' ? address.port : ''}`)
})
