import { DescriptionItem } from '@admin-panel/ui/description-list'
import { m } from '#paraglide/messages.js'
import { ActiveMenu } from '#record/active/active-switch.tsx'
import { formatUnknown } from '#text/format-unknown.ts'
import { RecordHistory } from '#record/history/record-history.tsx'
import { client } from '#data/client.ts'
import { countryName } from '#text/countries.ts'
import { Crumbs } from '#page/crumbs.tsx'
import { DeleteMenu } from '#record/delete-menu.tsx'
import { FormSection } from '#form/form-section.tsx'
import { queries, useCan } from '#data/queries.ts'
import { invalidateResource } from '#data/cache.ts'
import { RecordFacts } from '#record/record-facts.tsx'
import { useRecordForm } from '#record/record-form.ts'
import { RecordPage } from '#record/record-page.tsx'
import { recordFormScreen } from '#record/record-screen.tsx'
import { carBrandsCreateRules as rules } from '#contract/rules/car-brands.gen.ts'
import { MakeFields, makePayload, makeValues, withSlug, wrongYears, type MakeValues } from './form.tsx'
import type { CarBrand } from './labels.ts'
import { useModelDialog } from './model-dialog.tsx'
import { Models } from './models.tsx'
import { pathTo } from '#data/paths.ts'

function MakeForm({ record: make }: { record: CarBrand | null }) {
  const canDelete = useCan('car-brand.delete')
  const canReadModels = useCan('car-model')
  const edit = useRecordForm<MakeValues, CarBrand>({
    of: 'carBrands',
    record: make,
    rules,
    toValues: makeValues,
    toPayload: makePayload,
    refine: wrongYears,
    create: (values, options) => client.api.carBrands.create(withSlug(values), options),
    update: (changes) => client.api.carBrands.update(withSlug(changes)),
  })
  const models = useModelDialog(make)
  return (
    <>
      <RecordPage
        title={make?.name ?? m.car_brands_new_title()}
        parent={
          <Crumbs
            to={[
              [pathTo('handbooks'), m.handbooks_title()],
              [pathTo('carBrands.list'), m.car_brands_title()],
            ]}
          />
        }
        edit={edit}
        permission={make ? 'car-brand.update' : 'car-brand.create'}
        show={showMakeValue}
        actions={
          make && (
            <>
              <ActiveMenu of="carBrands" name={make.name} record={make} onSwitched={edit.rebase} />
              {canDelete && (
                <DeleteMenu
                  of={{ entity: 'car-brand', entity_id: make.id }}
                  action={m.car_brands_delete()}
                  question={m.car_brands_delete_title()}
                  text={m.car_brands_delete_text({ name: make.name })}
                  done={m.car_brands_deleted()}
                  list={pathTo('carBrands.list')}
                  remove={async () => {
                    await client.api.carBrands.delete({ id: make.id, version: make.version })
                    void invalidateResource('carBrands')
                  }}
                />
              )}
            </>
          )
        }
        side={
          make && (
            <>
              <RecordFacts record={make}>
                <DescriptionItem name={m.field_position()}>{make.position}</DescriptionItem>
                <DescriptionItem name={m.car_brands_column_models()}>{make.models_count}</DescriptionItem>
              </RecordFacts>
              <RecordHistory entity="car-brand" id={make.id} />
            </>
          )
        }
      >
        <FormSection title={m.car_brands_group_main()}>
          <MakeFields isNew={make === null} />
        </FormSection>
        {make && canReadModels && <Models makeId={make.id} onOpen={models.open} />}
      </RecordPage>
      {/* Outside the page's form: a nested form would be submitted with it. */}
      {models.dialog}
    </>
  )
}

/** Formats a field's value for the conflict dialog. */
export function showMakeValue(field: string, value: unknown) {
  const values = { ...makeValues(null), [field]: value }
  if (field === 'country_code') return values.country_code ? countryName(values.country_code) : '—'
  if (field === 'is_popular') return values.is_popular ? m.yes() : m.no()
  return formatUnknown(value)
}

export const { Component, loader } = recordFormScreen(queries.carBrands.view, MakeForm)
