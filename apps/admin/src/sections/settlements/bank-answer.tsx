import type { Schemas } from '@admin-panel/sdk'
import { Button } from '@admin-panel/ui/button'
import { Dialog, DialogCancel } from '@admin-panel/ui/dialog'
import { Field } from '@admin-panel/ui/field'
import { FileInput } from '@admin-panel/ui/file-input'
import { StatusChip } from '@admin-panel/ui/status-chip'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { Link } from 'react-router'
import { bankOutcomeWords } from '#contract/enums/bank-outcome.gen.ts'
import { invalidateResource } from '#data/cache.ts'
import { client } from '#data/client.ts'
import { pathTo } from '#data/paths.ts'
import { m } from '#paraglide/messages.js'
import type { Tone } from '#record/status/tones.ts'
import { formatMoney } from '#text/format-money.ts'

const tones: Readonly<Record<Schemas['BankOutcome'], Tone>> = {
  paid: 'green',
  returned: 'red',
  repeated: 'grey',
  foreign: 'amber',
}

/** Loads what a bank answers: each document of the file says what became of it. */
export function BankAnswer() {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <Button onClick={() => setIsOpen(true)}>{m.settlements_bank_answer()}</Button>
      {isOpen && <AnswerDialog onClose={() => setIsOpen(false)} />}
    </>
  )
}

function AnswerDialog({ onClose }: { onClose: () => void }) {
  const take = useMutation({
    // Banks write these files in Windows-1251.
    mutationFn: async (file: File) =>
      client.api.settlements.bankAnswer({
        text: new TextDecoder('windows-1251').decode(await file.arrayBuffer()),
      }),
    onSuccess: () => void invalidateResource('settlements'),
  })
  return (
    <Dialog
      heading={m.settlements_bank_answer()}
      description={m.settlements_bank_answer_text()}
      onClose={onClose}
      footer={<DialogCancel label={m.import_close()} />}
    >
      <Field label={m.field_text()}>
        <FileInput accept=".txt" disabled={take.isPending} onFile={(file) => take.mutate(file)} />
      </Field>
      {take.data && <Documents items={take.data.items} />}
    </Dialog>
  )
}

function Documents({ items }: { items: readonly Schemas['BankDocument'][] }) {
  if (items.length === 0) return <p className="text-secondary">{m.settlements_bank_answer_empty()}</p>
  return (
    <ul className="flex max-h-96 flex-col gap-2 overflow-y-auto">
      {items.map(({ row, number, kopecks, outcome, settlement_id, message }) => (
        <li key={row} className="flex flex-wrap items-baseline gap-x-3 gap-y-1">
          <StatusChip tone={tones[outcome]}>{bankOutcomeWords[outcome]()}</StatusChip>
          <span className="tabular-nums">
            {settlement_id === null ? (
              `№ ${number || '—'}`
            ) : (
              <Link to={pathTo('settlements', settlement_id)}>№ {settlement_id}</Link>
            )}
          </span>
          <span className="whitespace-nowrap tabular-nums">{formatMoney(kopecks)}</span>
          {message !== null && <span className="min-w-0 text-secondary">{message}</span>}
        </li>
      ))}
    </ul>
  )
}
