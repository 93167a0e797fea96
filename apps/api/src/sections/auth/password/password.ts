import crypto, { randomBytes, timingSafeEqual } from 'node:crypto'
import { promisify } from 'node:util'
import { unavailable } from '#errors.ts'

// OWASP's minimum for argon2id; a higher cost would reduce concurrent sign-ins.
const COST = { memory: 19_456, passes: 2, parallelism: 1 }
const AT_ONCE = 4
const WAITING_AT_MOST = 32

let running = 0
const waiting: (() => void)[] = []

/** An argon2id hash as a PHC string. */
export async function hashPassword(password: string): Promise<string> {
  const nonce = randomBytes(16)
  const tag = await digest(password, nonce, COST, 32)
  return `$argon2id$v=19$m=${COST.memory},t=${COST.passes},p=${COST.parallelism}$${base64(nonce)}$${base64(tag)}`
}

/** Takes the same time without an account, so timing does not reveal which accounts exist. */
export async function verifyPassword(password: string, phc: string | null | undefined): Promise<boolean> {
  const { cost, nonce, tag } = parse(phc ?? NOBODY)
  const hash = await digest(password, nonce, cost, tag.length)
  return timingSafeEqual(hash, tag) && phc !== null && phc !== undefined
}

export function needsRehash(phc: string): boolean {
  const { cost } = parse(phc)
  return cost.memory !== COST.memory || cost.passes !== COST.passes || cost.parallelism !== COST.parallelism
}

const NOBODY = `$argon2id$v=19$m=${COST.memory},t=${COST.passes},p=${COST.parallelism}$${base64(randomBytes(16))}$${base64(randomBytes(32))}`

function parse(phc: string) {
  const match = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([\w+/]+)\$([\w+/]+)$/.exec(phc)
  if (!match) throw new Error('The stored password hash is not an argon2id PHC string')
  const [, memory, passes, parallelism, nonce = '', tag = ''] = match
  return {
    cost: { memory: Number(memory), passes: Number(passes), parallelism: Number(parallelism) },
    nonce: Buffer.from(nonce, 'base64'),
    tag: Buffer.from(tag, 'base64'),
  }
}

/** Each run takes 19 MB and a core, so concurrency is limited: excess calls queue, and a full queue refuses them. */
async function digest(password: string, nonce: Buffer, cost: typeof COST, tagLength: number): Promise<Buffer> {
  if (running >= AT_ONCE) {
    if (waiting.length >= WAITING_AT_MOST) throw unavailable()
    await new Promise<void>((resolve) => waiting.push(resolve))
  }
  running++
  try {
    const message = password.normalize('NFC')
    return await promisify(crypto.argon2)('argon2id', { message, nonce, tagLength, ...cost })
  } finally {
    running--
    waiting.shift()?.()
  }
}

function base64(bytes: Buffer): string {
  return bytes.toString('base64').replaceAll('=', '')
}
