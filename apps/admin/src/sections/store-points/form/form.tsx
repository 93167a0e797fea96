import { storePointTypeWords } from '#contract/enums/store-point-type.gen.ts'
import { likelyHours } from '@admin-panel/ui/schedule-editor'
import { useWatch } from 'react-hook-form'
import { m } from '#paraglide/messages.js'
import { CheckboxField, SelectField, TextField } from '#form/fields/fields.tsx'
import { FormSection } from '#form/form-section.tsx'
import { ExceptionsField } from '#form/opening-hours/exceptions-field.tsx'
import { ScheduleField } from '#form/opening-hours/schedule-field.tsx'
import { PhotosField } from '#form/fields/photos-field.tsx'
import { ReferenceField } from '#form/pickers/reference-field.tsx'
import { typesOf, type PointKind } from '#shop/store-points/kinds.ts'
import { useIsStaff } from '#data/access/use-is-staff.ts'
import { PhonesField } from './phones-field.tsx'
import { PlaceField } from './place-field.tsx'
import type { Point } from '#sections/store-points/point-screen.tsx'
import { TypeFields } from './type-fields-form.tsx'
import type { PointValues } from './values.ts'
import { optionsOf } from '#text/options-of.ts'

const wide = '@min-[34rem]:col-span-2'

export function PointFields({ kind, point }: { kind: PointKind; point: Point | null }) {
  const isStaff = useIsStaff()
  return (
    <>
      <FormSection title={m.points_group_main()}>
        <TextField<PointValues> name="name" autoComplete="off" className={wide} />
        <SelectField<PointValues> name="type" options={optionsOf(storePointTypeWords, typesOf[kind])} />
        <TextField<PointValues> name="code" autoComplete="off" spellCheck={false} hint={m.points_code_hint()} />
        <ReferenceField<PointValues>
          name="company_id"
          of="companies"
          reference={point?.company}
          hint={isStaff ? m.points_company_hint() : undefined}
        />
        <CheckboxField<PointValues> name="is_main" className="self-end" />
      </FormSection>
      <AddressFields point={point} />
      <ContactFields />
      <HoursFields />
      <WorkFields />
      <PhotoFields />
    </>
  )
}

export function AddressFields({ point }: { point: Point | null }) {
  return (
    <FormSection title={m.field_address()}>
      <ReferenceField<PointValues> name="city_id" of="cities" reference={point?.city} />
      <TextField<PointValues> name="postal_code" inputMode="numeric" autoComplete="off" />
      <TextField<PointValues> name="street" autoComplete="off" />
      <TextField<PointValues> name="house" autoComplete="off" />
      <TextField<PointValues> name="building" autoComplete="off" />
      <TextField<PointValues> name="office" autoComplete="off" />
      <PlaceField />
    </FormSection>
  )
}

export function ContactFields() {
  return (
    <FormSection title={m.points_group_contacts()}>
      <PhonesField />
      <TextField<PointValues> name="email" type="email" autoComplete="off" />
    </FormSection>
  )
}

export function HoursFields() {
  const schedule = useWatch({ compute: ({ schedule }: PointValues) => schedule })
  return (
    <FormSection title={m.points_group_hours()}>
      <div className={wide}>
        <ScheduleField<PointValues> name="schedule" hint={m.points_schedule_hint()} />
      </div>
      <ExceptionsField<PointValues> name="schedule_exceptions" likely={likelyHours(schedule)} />
      <CheckboxField<PointValues> name="works_on_holidays" className={wide} />
    </FormSection>
  )
}

export function WorkFields() {
  return <TypeFields type={useWatch({ compute: ({ type }: PointValues) => type })} />
}

export function PhotoFields() {
  return (
    <FormSection title={m.photos_title()}>
      <PhotosField<PointValues> name="photo_ids" entity="store-point" />
    </FormSection>
  )
}
