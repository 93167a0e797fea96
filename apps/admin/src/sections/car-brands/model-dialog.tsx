import { carBodyWords } from '#contract/enums/car-body.gen.ts'
import type { Schemas } from '@admin-panel/sdk'
import { useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router'
import { m } from '#paraglide/messages.js'
import { formatUnknown } from '#text/format-unknown.ts'
import { client } from '#data/client.ts'
import { useEditForm } from '#form/edit-form.ts'
import { SelectField, TextField } from '#form/fields/fields.tsx'
import { PlainNumberField } from '#form/fields/plain-number-field.tsx'
import { FormDialog } from '#form/form-dialog.tsx'
import { validBody } from '#form/trusted.ts'
import { queries, useCan } from '#data/queries.ts'
import { cacheRecord } from '#data/cache.ts'
import { carModelsCreateRules } from '#contract/rules/car-models.gen.ts'
import { withSlug, wrongYears } from './form.tsx'
import { bodyOptions, type CarBody, type CarBrand, type CarModel } from './labels.ts'
import { invalidateModels } from './models.tsx'

// Not in the form: car_brand_id. The page of the make opens the dialog.
interface ModelValues {
  name: string
  name_ru: string | null
  generation: string | null
  body: CarBody
  year_from: number | null
  year_to: number | null
  slug: string | null
  tecdoc_id: number | null
}

const { car_brand_id: _make, ...rules } = carModelsCreateRules

function toValues(model: CarModel | null): ModelValues {
  return {
    name: model?.name ?? '',
    name_ru: model?.name_ru ?? '',
    generation: model?.generation ?? '',
    body: model?.body ?? 'sedan',
    year_from: model?.year_from ?? null,
    year_to: model?.year_to ?? null,
    slug: model?.slug ?? null,
    tecdoc_id: model?.tecdoc_id ?? null,
  }
}

function toPayload(values: ModelValues): ModelValues {
  return {
    ...values,
    name: values.name.trim().replaceAll(/\s+/g, ' '),
    name_ru: values.name_ru?.trim() || null,
    generation: values.generation?.trim() || null,
    slug: values.slug?.trim() || null,
  }
}

/** The address names the open model, so that a reload restores it with its draft. */
export function useModelDialog(make: CarBrand | null) {
  const [search, setSearch] = useSearchParams()
  const canCreate = useCan('car-model.create')
  const canUpdate = useCan('car-model.update')
  const openId = search.get('model')
  const open = (model: number | 'new' | null) =>
    setSearch(model === null ? {} : { model: String(model) }, { preventScrollReset: true, replace: model === null })
  const close = () => open(null)
  const isAllowed = openId === 'new' ? canCreate : canUpdate && /^[1-9]\d*$/.test(openId ?? '')
  return {
    open,
    dialog:
      make &&
      isAllowed &&
      (openId === 'new' ? (
        <ModelForm make={make} model={null} onClose={close} />
      ) : (
        <ExistingModelForm key={openId} make={make} id={Number(openId)} onClose={close} />
      )),
  }
}

function ExistingModelForm({ make, id, onClose }: { make: CarBrand; id: number; onClose: () => void }) {
  const { data } = useQuery(queries.carModels.view({ id }))
  return data ? <ModelForm make={make} model={data} onClose={onClose} /> : null
}

interface ModelFormProps {
  make: CarBrand
  model: CarModel | null
  onClose: () => void
}

function ModelForm({ make, model, onClose }: ModelFormProps) {
  const edit = useEditForm<ModelValues, CarModel>({
    name: ['handbooks/car-brands', make.id, `models/${model?.id ?? 'new'}`],
    record: model,
    rules,
    toValues,
    toPayload,
    refine: wrongYears,
    save: (changes, version, idempotencyKey) => {
      const fields = withSlug(changes)
      return model
        ? client.api.carModels.update({
            ...validBody<Schemas['CarModelChanges']>(rules, fields),
            id: model.id,
            version: version ?? model.version,
          })
        : client.api.carModels.create(
            validBody<Schemas['CarModelInput']>(rules, { ...fields, car_brand_id: make.id }),
            {
              idempotencyKey,
            },
          )
    },
    onSaved: (saved) => {
      cacheRecord('carModels', saved)
      invalidateModels()
      onClose()
    },
  })
  return (
    <FormDialog
      heading={
        model ? m.car_models_heading({ make: make.name, name: model.name }) : m.car_models_new({ make: make.name })
      }
      edit={edit}
      show={showValue}
      onClose={onClose}
    >
      <TextField<ModelValues> name="name" autoComplete="off" />
      <TextField<ModelValues> name="name_ru" autoComplete="off" />
      <TextField<ModelValues> name="generation" autoComplete="off" />
      <SelectField<ModelValues> name="body" options={bodyOptions()} />
      <PlainNumberField<ModelValues> name="year_from" />
      <PlainNumberField<ModelValues> name="year_to" hint={m.car_models_year_to_hint()} />
      <TextField<ModelValues>
        name="slug"
        autoComplete="off"
        spellCheck={false}
        hint={!model && m.car_brands_slug_hint()}
      />
      <PlainNumberField<ModelValues> name="tecdoc_id" />
    </FormDialog>
  )
}

function showValue(field: string, value: unknown) {
  const values = { ...toValues(null), [field]: value }
  return field === 'body' ? carBodyWords[values.body]() : formatUnknown(value)
}
