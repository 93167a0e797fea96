import { federalDistrictWords } from '#contract/enums/federal-district.gen.ts'
import { regionTypeWords } from '#contract/enums/region-type.gen.ts'
import type { Schemas } from '@admin-panel/sdk'
import { useQuery } from '@tanstack/react-query'
import { m } from '#paraglide/messages.js'
import { showField } from '#text/show-field.ts'
import { client } from '#data/client.ts'
import { useEditForm } from '#form/edit-form.ts'
import { SelectField, TextField } from '#form/fields/fields.tsx'
import { FormDialog } from '#form/form-dialog.tsx'
import { validBody } from '#form/trusted.ts'
import { notify } from '#data/notify/notify.ts'
import { queries } from '#data/queries.ts'
import { cacheRecord, invalidateResource } from '#data/cache.ts'
import { regionsCreateRules as rules } from '#contract/rules/regions.gen.ts'
import type { FederalDistrict, Region, RegionType } from './labels.ts'
import { ZoneField } from './zone-field.tsx'
import { optionsOf } from '#text/options-of.ts'

interface RegionDialogProps {
  /** Null for a new one. */
  id: number | null
  onClose: () => void
}

export function RegionDialog({ id, onClose }: RegionDialogProps) {
  const { data } = useQuery({ ...queries.regions.view({ id: id ?? 0 }), enabled: id !== null })
  if (id === null) return <RegionForm region={null} onClose={onClose} />
  return data ? <RegionForm region={data} onClose={onClose} /> : null
}

interface RegionValues {
  name: string
  type: RegionType
  iso_code: string
  federal_district: FederalDistrict
  kladr_id: string | null
  fias_id: string | null
  time_zone: string
}

function toValues(region: Region | null): RegionValues {
  return {
    name: region?.name ?? '',
    type: region?.type ?? 'область',
    iso_code: region?.iso_code ?? '',
    federal_district: region?.federal_district ?? 'Центральный',
    kladr_id: region?.kladr_id ?? '',
    fias_id: region?.fias_id ?? '',
    time_zone: region?.time_zone ?? 'Europe/Moscow',
  }
}

function toPayload(values: RegionValues): RegionValues {
  return {
    ...values,
    name: values.name.trim().replaceAll(/\s+/g, ' '),
    iso_code: values.iso_code.trim().toUpperCase(),
    kladr_id: values.kladr_id?.trim() || null,
    fias_id: values.fias_id?.trim() || null,
  }
}

function RegionForm({ region, onClose }: { region: Region | null; onClose: () => void }) {
  const edit = useEditForm<RegionValues, Region>({
    name: ['handbooks/regions', region?.id ?? 'new'],
    record: region,
    rules,
    toValues,
    toPayload,
    save: (changes, version, idempotencyKey) =>
      region
        ? client.api.regions.update({ ...changes, id: region.id, version: version ?? region.version })
        : client.api.regions.create(validBody<Schemas['RegionInput']>(rules, changes), { idempotencyKey }),
    onSaved: (saved) => {
      cacheRecord('regions', saved)
      void invalidateResource('cities')
      void notify({ message: m.form_saved() })
      onClose()
    },
  })
  return (
    <FormDialog heading={region?.name ?? m.regions_new_title()} edit={edit} show={showValue} onClose={onClose}>
      <TextField<RegionValues> name="name" autoComplete="off" />
      <SelectField<RegionValues> name="type" options={optionsOf(regionTypeWords)} />
      <SelectField<RegionValues> name="federal_district" options={optionsOf(federalDistrictWords)} />
      <TextField<RegionValues> name="iso_code" autoComplete="off" spellCheck={false} hint={m.regions_iso_hint()} />
      <ZoneField className="@min-[30rem]:col-span-2" />
      <TextField<RegionValues> name="kladr_id" autoComplete="off" inputMode="numeric" hint={m.cities_kladr_hint()} />
      <TextField<RegionValues> name="fias_id" autoComplete="off" spellCheck={false} />
    </FormDialog>
  )
}

const showValue = (field: string, value: unknown) =>
  showField<RegionValues>(
    {
      type: (type) => regionTypeWords[type](),
      federal_district: (district) => federalDistrictWords[district](),
    },
    field,
    value,
  )
