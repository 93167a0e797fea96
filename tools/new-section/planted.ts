import { spawnSync } from 'node:child_process'

/** What has no mark, in a section that is otherwise whole: planted.diff adds these. */
const GUARDS: readonly (readonly [command: string, names: readonly RegExp[]])[] = [
  // The contract: an event and a field without English.
  ['node openapi/gen/main.ts', [/enum_audit_event_paid_out/, /field_contact_phone/]],
  // Types: an event without its effect, and a job without a name.
  ['tsc --noEmit -p apps/api', [/Property 'paid_out' is missing/, /Property 'label' is missing/]],
  [
    [
      'vitest run --project=api:pglite --reporter=verbose',
      'apps/api/src/http/personal/personal-names.test.ts',
      'apps/api/src/jobs/retention.test.ts',
      'apps/api/src/sections/promotions/planted.test.ts',
    ].join(' '),
    [
      // A personal field, and a column that no contract names.
      /"promotions\.contact_phone"/,
      /"promotion\.passport"/,
      // A table, and the queue of the job.
      /"promotion_visit"/,
      /"promotion_queue"/,
      // A text for which the log has no name.
      /promotion\.remark: has no name/,
      // Safe without a mark: an operation, and every text for an erasure.
      /✓.*The planted operation asks for a fresh proof/,
      /✓.*An erasure scrubs the planted columns and the planted queue/,
    ],
  ],
]

export const PLANTED = 'tools/new-section/planted.diff'

/** Fails unless a guard names each planted thing, or a test shows that it is safe as it is. The tree is as before afterwards. */
export function provePlanted(folder: string): void {
  const git = (...words: string[]) => run(folder, ['git', 'apply', ...words, PLANTED].join(' '))
  if (git().status !== 0) throw new Error(`${PLANTED} does not apply`)
  run(folder, 'node openapi/gen/main.ts --without-english')
  for (const [command, names] of GUARDS) {
    const { printed } = run(folder, command)
    const silent = names.filter((name) => !name.test(printed))
    if (silent.length > 0) throw new Error(`${printed}\n✗ ${command} passes what was planted: ${silent.join(', ')}`)
    console.log(`✓ ${command} names ${names.join(', ')}`)
  }
  git('--reverse')
}

function run(cwd: string, command: string) {
  const [program = '', ...words] = command.split(' ')
  const { status, stdout, stderr } = spawnSync('pnpm', ['exec', program, ...words], {
    cwd,
    encoding: 'utf8',
    env: { ...process.env, NO_COLOR: '1' },
  })
  return { status, printed: `${stdout}${stderr}` }
}
