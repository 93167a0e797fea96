import { createPermissions, vocabulary, type Permission, type Role } from '@admin-panel/permissions'
import { AbilityBuilder, createMongoAbility } from '@casl/ability'
import { median, type Result } from './rounds.ts'

const ROLES = 5
const EACH = 120
const CHECKS = 100_000
const ROUNDS = 31

/** The time of one permission check, half of them granted, compared with CASL. */
export function checks(): Result[] {
  const all = Object.entries(vocabulary).flatMap(([entity, actions]) =>
    actions.map((action) => ({ entity, action, name: asPermission(`${entity}.${action}`) })),
  )
  const roles: Role[] = Array.from({ length: ROLES }, (_, role) => ({
    slug: `role-${role}`,
    permissions: Array.from({ length: EACH }, (_, index) => ({
      name: all[(role * 31 + index) % all.length]?.name ?? '',
    })),
  }))
  const granted = new Set(roles.flatMap(({ permissions }) => permissions.map(({ name }) => name)))
  const hits = all.filter(({ name }) => granted.has(name))
  const misses = all.filter(({ name }) => !granted.has(name))
  const sample = Array.from(
    { length: 256 },
    (_, index) => (index % 2 ? hits : misses)[index % Math.min(hits.length, misses.length)],
  ).filter((item) => item !== undefined)

  const permissions = createPermissions(roles)
  const { can: allow, build } = new AbilityBuilder(createMongoAbility)
  for (const { entity, action } of hits) allow(action, entity)
  const ability = build()

  const rounds = Array.from({ length: ROUNDS + 3 }, () => ({
    sdk: time((index) => permissions.can(sample[index & 255]?.name ?? 'order')),
    casl: time((index) => ability.can(sample[index & 255]?.action ?? 'index', sample[index & 255]?.entity ?? 'order')),
    loop: time((index) => sample[index & 255]?.name === 'order'),
  })).slice(3)
  const ratio = median(rounds.map(({ sdk, casl, loop }) => (casl - loop) / (sdk - loop)))
  return [
    {
      title: 'A permission check, nanoseconds (medians, the loop itself taken off)',
      rows: {
        permissions: { 'to ours': '1.00', check: median(rounds.map(({ sdk, loop }) => sdk - loop)).toFixed(1) },
        CASL: { 'to ours': ratio.toFixed(2), check: median(rounds.map(({ casl, loop }) => casl - loop)).toFixed(1) },
      },
      goals: [{ text: `CASL takes ${ratio.toFixed(2)} times as long, at least 4 is the goal`, isMet: ratio >= 4 }],
    },
  ]
}

function time(check: (index: number) => boolean) {
  let passed = 0
  const startedAt = performance.now()
  for (let index = 0; index < CHECKS; index++) if (check(index)) passed++
  const elapsed = performance.now() - startedAt
  // Reading `passed` keeps the compiler from removing the checks.
  return passed < 0 ? NaN : (elapsed * 1e6) / CHECKS
}

// The cast is safe: entity and action come from one line of the vocabulary.
function asPermission(name: string) {
  return name as Permission
}
