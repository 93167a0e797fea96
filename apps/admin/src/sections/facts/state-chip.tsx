import type { Schemas } from '@admin-panel/sdk'
import { StatusChip } from '@admin-panel/ui/status-chip'
import { factStateWords } from '#contract/enums/fact-state.gen.ts'
import type { Tone } from '#record/status/tones.ts'

const tones: Readonly<Record<Schemas['FactState'], Tone>> = {
  waiting: 'amber',
  refused: 'red',
  applied: 'green',
  rejected: 'grey',
}

export function StateChip({ state }: { state: Schemas['FactState'] }) {
  return <StatusChip tone={tones[state]}>{factStateWords[state]()}</StatusChip>
}
