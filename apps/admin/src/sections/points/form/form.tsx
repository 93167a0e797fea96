import { likelyHours } from '@admin-panel/ui/schedule-editor'
import { useWatch } from 'react-hook-form'
import { m } from '#paraglide/messages.js'
import { useEditContext } from '#form/edit-context.ts'
import { CheckboxField, SelectField, TextField } from '#form/fields/fields.tsx'
import { FormSection } from '#form/form-section.tsx'
import { ExceptionsField } from '#form/opening-hours/exceptions-field.tsx'
import { ScheduleField } from '#form/opening-hours/schedule-field.tsx'
import { PhotosField } from '#form/fields/photos-field.tsx'
import { ReferenceField } from '#form/pickers/reference-field.tsx'
import { typesOf, type PointKind } from '#record/store-points/kinds.ts'
import { pointTypes } from '#record/store-points/words.ts'
import { useIsStaff } from '#data/access/use-is-staff.ts'
import { PhonesField } from './phones-field.tsx'
import { PlaceField } from './place-field.tsx'
import type { Point } from '#sections/points/point-screen.ts'
import { TypeFields } from './type-fields-form.tsx'
import type { PointValues } from './values.ts'

const wide = '@min-[40rem]:col-span-2'

export function PointFields({ kind, point }: { kind: PointKind; point: Point | null }) {
  const { control } = useEditContext()
  // The control of this form holds these values.
  const { type, schedule } = useWatch({ control }) as PointValues
  const isStaff = useIsStaff()
  return (
    <>
      <FormSection title={m.points_group_main()}>
        <TextField name="name" autoComplete="off" className={wide} />
        <SelectField name="type" options={typesOf[kind].map((value) => ({ value, label: pointTypes[value]() }))} />
        <TextField name="code" autoComplete="off" spellCheck={false} hint={m.points_code_hint()} />
        <ReferenceField
          name="company_id"
          of="companies"
          known={point?.company}
          {...(isStaff && { hint: m.points_company_hint() })}
        />
        <CheckboxField name="is_main" className="self-end" />
      </FormSection>
      <FormSection title={m.field_address()}>
        <ReferenceField name="city_id" of="cities" known={point?.city} />
        <TextField name="postal_code" inputMode="numeric" autoComplete="off" />
        <TextField name="street" autoComplete="off" />
        <TextField name="house" autoComplete="off" />
        <TextField name="building" autoComplete="off" />
        <TextField name="office" autoComplete="off" />
        <PlaceField />
      </FormSection>
      <FormSection title={m.points_group_contacts()}>
        <PhonesField />
        <TextField name="email" type="email" autoComplete="off" />
      </FormSection>
      <FormSection title={m.points_group_hours()}>
        <div className={wide}>
          <ScheduleField name="schedule" hint={m.points_schedule_hint()} />
        </div>
        <ExceptionsField name="schedule_exceptions" likely={likelyHours(schedule)} />
        <CheckboxField name="works_on_holidays" className={wide} />
      </FormSection>
      <TypeFields type={type} />
      <FormSection title={m.photos_title()}>
        <PhotosField name="photo_ids" entity="store-point" />
      </FormSection>
    </>
  )
}
