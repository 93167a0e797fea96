interface Traffic {
  exchanges: number
  operations: number
  violations: string[]
}

/** Checks after the last test that all traffic conformed to the document. */
export default async function requireNoViolation() {
  const reply = await fetch(`http://localhost:${process.env['E2E_PORT'] ?? 4173}/validating-proxy`)
  const { exchanges, operations, violations } = (await reply.json()) as Traffic
  console.log(
    `Against the contract: ${exchanges} exchanges of ${operations} operations, ${violations.length} violations`,
  )
  if (violations.length > 0 || exchanges === 0) throw new Error(violations.join('\n') || 'Nothing passed the proxy')
}
