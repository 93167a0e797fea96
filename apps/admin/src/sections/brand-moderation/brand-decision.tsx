import type { DraftName } from '#data/drafts.ts'
import { brandKindWords } from '#contract/enums/brand-kind.gen.ts'
import { isApiError, type Schemas } from '@admin-panel/sdk'
import { Field } from '@admin-panel/ui/field'
import { NativeSelect } from '@admin-panel/ui/native-select'
import { useState } from 'react'
import { m } from '#paraglide/messages.js'
import { ReferenceSelect } from '#form/pickers/reference-field.tsx'
import { DecisionDialog } from '#shop/moderation/decision-dialog.tsx'
import type { LostLease } from '#shop/moderation/use-desk.ts'
import { brandDraft, type useDecideBrand } from './use-decide-brand.ts'
import { requestStatuses } from '#shop/moderation/words.ts'
import { optionsOf } from '#text/options-of.ts'

export interface PendingBrandDecision {
  to: 'created' | 'merged' | 'rejected' | 'revision'
  /** The existing brand of a merge. */
  brand?: Schemas['SimilarBrand']
}

interface BrandDecisionProps {
  request: Schemas['BrandModeration']
  pending: PendingBrandDecision
  lostLease: LostLease | null
  decide: ReturnType<typeof useDecideBrand>
  onClose: () => void
}

export function BrandDecision({ request, pending, lostLease, decide, onClose }: BrandDecisionProps) {
  const { to } = pending
  const shared = { draft: brandDraft(request.id), lostLease, isPending: decide.isPending, error: decide.error, onClose }
  if (to === 'created') return <Create request={request} decide={decide} shared={shared} />
  if (to === 'merged') return <Merge request={request} pending={pending} decide={decide} shared={shared} />
  const action = requestStatuses[to].action()
  return (
    <DecisionDialog
      {...shared}
      heading={m.status_dialog_title({ action, name: request.proposed_name })}
      submitText={action}
      isDanger={to === 'rejected'}
      operation={to === 'rejected' ? 'moderation_reject' : 'moderation_revision'}
      subject="brand"
      onConfirm={(input) => decide.mutate({ status: to, ...input })}
    />
  )
}

interface PartProps extends Pick<BrandDecisionProps, 'request' | 'decide'> {
  shared: { draft: DraftName; lostLease: LostLease | null; isPending: boolean; error: unknown; onClose: () => void }
}

function Create({ request, decide, shared }: PartProps) {
  const [kind, setKind] = useState<Schemas['BrandKind']>('aftermarket')
  return (
    <DecisionDialog
      {...shared}
      heading={m.moderation_brand_create_title({ name: request.proposed_name })}
      description={m.moderation_brand_create_text({ count: request.products_count })}
      submitText={m.moderation_brand_create()}
      onConfirm={(input) => decide.mutate({ status: 'approved', resolution: 'created', kind, ...input })}
    >
      <Field label={m.filter_kind()}>
        <NativeSelect value={kind} onChange={({ target }) => setKind(brandKindOf(target.value))}>
          {optionsOf(brandKindWords).map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </NativeSelect>
      </Field>
    </DecisionDialog>
  )
}

function brandKindOf(value: string): Schemas['BrandKind'] {
  return optionsOf(brandKindWords).find((option) => option.value === value)?.value ?? 'aftermarket'
}

function Merge({ request, pending, decide, shared }: PartProps & Pick<BrandDecisionProps, 'pending'>) {
  const [brandId, setBrandId] = useState<number | null>(pending.brand?.id ?? null)
  const targetError = isApiError(shared.error, 'validation')
    ? shared.error.details?.['target_brand_id']?.[0]
    : undefined
  return (
    <DecisionDialog
      {...shared}
      heading={m.moderation_brand_merge_title({ name: request.proposed_name })}
      description={m.moderation_brand_merge_text({ count: request.products_count })}
      submitText={m.moderation_brand_merge()}
      isIncomplete={brandId === null}
      onConfirm={(input) =>
        brandId !== null &&
        decide.mutate({ status: 'approved', resolution: 'merged', target_brand_id: brandId, ...input })
      }
    >
      <Field label={m.field_target_brand_id()} error={targetError}>
        <ReferenceSelect of="brands" id={brandId} reference={pending.brand} onChange={setBrandId} />
      </Field>
    </DecisionDialog>
  )
}
