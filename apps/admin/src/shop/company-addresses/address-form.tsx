import { companyAddressTypeWords } from '#contract/enums/company-address-type.gen.ts'
import { showField } from '#text/show-field.ts'
import type { Schemas } from '@admin-panel/sdk'
import { useWatch } from 'react-hook-form'
import { client } from '#data/client.ts'
import { useEditForm } from '#form/edit-form.ts'
import { validBody } from '#form/trusted.ts'
import { NumberField, SelectField, TextField, useField } from '#form/fields/fields.tsx'
import { ReferenceField } from '#form/pickers/reference-field.tsx'
import { queries, queryClient, useCan } from '#data/queries.ts'
import { cacheRecord } from '#data/cache.ts'
import { companyAddressesCreateRules } from '#contract/rules/company-addresses.gen.ts'
import { optionsOf } from '#text/options-of.ts'

// Not in the form: company_id. The page of the seller opens it.
export type Address = Schemas['CompanyAddress']

interface AddressValues {
  type: Schemas['CompanyAddressType']
  region_id: number | null
  city_id: number | null
  postal_code: string
  street: string
  house: string
  building: string | null
  office: string | null
  fias_id: string | null
  kladr_id: string | null
  lat: number | null
  lon: number | null
}

const { company_id: _company, ...rules } = companyAddressesCreateRules

function addressValues(address: Address | null): AddressValues {
  return {
    type: address?.type ?? 'legal',
    region_id: address?.region_id ?? null,
    city_id: address?.city_id ?? null,
    postal_code: address?.postal_code ?? '',
    street: address?.street ?? '',
    house: address?.house ?? '',
    building: address?.building ?? '',
    office: address?.office ?? '',
    fias_id: address?.fias_id ?? '',
    kladr_id: address?.kladr_id ?? '',
    lat: address?.lat ?? null,
    lon: address?.lon ?? null,
  }
}

function addressPayload(values: AddressValues): AddressValues {
  return {
    ...values,
    postal_code: values.postal_code.trim(),
    street: values.street.trim(),
    house: values.house.trim(),
    building: values.building?.trim() || null,
    office: values.office?.trim() || null,
    fias_id: values.fias_id?.trim() || null,
    kladr_id: values.kladr_id?.trim() || null,
  }
}

interface AddressFormOptions {
  companyId: number
  address: Address | null
  onSaved: (address: Address) => void
}

export function useAddressForm({ companyId, address, onSaved }: AddressFormOptions) {
  return useEditForm<AddressValues, Address>({
    name: ['sellers', companyId, `addresses/${address?.id ?? 'new'}`],
    record: address,
    recordName: ({ id }) => ['sellers', companyId, `addresses/${id}`],
    rules,
    toValues: addressValues,
    toPayload: addressPayload,
    save: (changes, version, idempotencyKey) =>
      address
        ? client.api.companyAddresses.update({
            ...validBody<Schemas['CompanyAddressChanges']>(rules, changes),
            id: address.id,
            version: version ?? address.version,
          })
        : client.api.companyAddresses.create(
            validBody<Schemas['CompanyAddressInput']>(rules, { ...changes, company_id: companyId }),
            { idempotencyKey },
          ),
    onSaved: (saved) => {
      cacheRecord('companyAddresses', saved)
      onSaved(saved)
    },
  })
}

export const showAddressValue = (field: string, value: unknown) =>
  showField<AddressValues>({ type: (type) => companyAddressTypeWords[type]() }, field, value)

export function AddressFields({ address }: { address: Address | null }) {
  const region = useWatch({ compute: ({ region_id }: AddressValues) => region_id })
  const { field } = useField<AddressValues>('region_id')
  const canViewCity = useCan(['city.view', 'city'], 'any')
  async function fillRegion(cityId: number | null) {
    if (cityId === null || region !== null || !canViewCity) return
    const city = await queryClient.ensureQueryData(queries.cities.view({ id: cityId })).catch(() => null)
    if (city) field.onChange(city.region_id)
  }
  return (
    <>
      <SelectField<AddressValues> name="type" options={optionsOf(companyAddressTypeWords)} />
      <TextField<AddressValues> name="postal_code" inputMode="numeric" autoComplete="off" />
      <ReferenceField<AddressValues> name="region_id" of="regions" reference={address?.region} />
      <ReferenceField<AddressValues>
        name="city_id"
        of="cities"
        reference={address?.city}
        onChoose={(id) => void fillRegion(id)}
        narrowed={region === null ? undefined : { region_id: region }}
      />
      <TextField<AddressValues> name="street" autoComplete="off" />
      <TextField<AddressValues> name="house" autoComplete="off" />
      <TextField<AddressValues> name="building" autoComplete="off" />
      <TextField<AddressValues> name="office" autoComplete="off" />
      <TextField<AddressValues> name="fias_id" autoComplete="off" spellCheck={false} />
      <TextField<AddressValues> name="kladr_id" inputMode="numeric" autoComplete="off" />
      <NumberField<AddressValues> name="lat" fraction={6} isSigned />
      <NumberField<AddressValues> name="lon" fraction={6} isSigned />
    </>
  )
}
