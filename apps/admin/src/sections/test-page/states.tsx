import { EmptyState } from '@admin-panel/ui/empty-state'
import { Kbd } from '@admin-panel/ui/kbd'
import { Skeleton } from '@admin-panel/ui/skeleton'
import { Spinner } from '@admin-panel/ui/spinner'
import { StatusChip } from '@admin-panel/ui/status-chip'
import { Stepper, type Step } from '@admin-panel/ui/stepper'
import { WordDiff } from '@admin-panel/ui/word-diff'
import { m } from '#paraglide/messages.js'
import { Card } from '@admin-panel/ui/card'

const tones = ['grey', 'blue', 'green', 'amber', 'red'] as const
const states: readonly Step['state'][] = ['done', 'error', 'current', 'ahead']

export function States() {
  return (
    <Card title={m.test_states()}>
      <div className="flex flex-col gap-4">
        <div className="flex flex-wrap items-center gap-2">
          {tones.map((tone, index) => (
            <StatusChip key={tone} tone={tone}>
              {m.test_option({ number: index + 1 })}
            </StatusChip>
          ))}
          <Spinner />
          <Kbd>Ctrl K</Kbd>
        </div>
        <Stepper
          label={m.test_stepper()}
          steps={states.map((state, index) => ({ id: state, state, label: m.test_option({ number: index + 1 }) }))}
        />
        <WordDiff before={m.test_diff_before()} after={m.test_diff_after()} />
        <Skeleton className="h-4 w-3/4" />
        <EmptyState heading={m.list_nothing_found()} text={m.list_nothing_found_text()} />
      </div>
    </Card>
  )
}
