import { carBodyWords } from '#contract/enums/car-body.gen.ts'
import { Button } from '@admin-panel/ui/button'
import { IconButton } from '@admin-panel/ui/icon-button'
import type { TableColumn } from '@admin-panel/ui/table-view'
import { useQuery } from '@tanstack/react-query'
import Pencil from 'lucide-react/icons/pencil'
import Plus from 'lucide-react/icons/plus'
import { m } from '#paraglide/messages.js'
import { ActiveSwitch } from '#record/active/active-switch.tsx'
import { activeWord } from '#text/active-words.ts'
import { client } from '#data/client.ts'
import { DeleteRow } from '#list/delete-row.tsx'
import { useCan } from '#data/queries.ts'
import { invalidateRecords, invalidateResource } from '#data/cache.ts'
import { RelatedTable } from '#record/related-table.tsx'
import { SortButton } from '#list/sorting/sort-button.tsx'
import { allModels, loadModels } from './all-models.ts'
import { yearsOf, type CarModel } from './labels.ts'

/** The make's models: adds, edits, switches and sorts them. */
export function Models({ makeId, onOpen }: { makeId: number; onOpen: (model: number | 'new') => void }) {
  const query = useQuery(allModels(makeId))
  const canCreate = useCan('car-model.create')
  const canUpdate = useCan('car-model.update')
  const canDelete = useCan('car-model.delete')
  const canSort = useCan('car-model.sort')
  return (
    <RelatedTable<CarModel>
      title={m.car_models_title()}
      query={query}
      empty={m.car_models_empty()}
      columns={columns()}
      rowName={nameOf}
      rowActions={
        canUpdate || canDelete
          ? (model) => (
              <span className="flex justify-end">
                {canUpdate && (
                  <IconButton label={m.car_models_edit({ name: nameOf(model) })} onClick={() => onOpen(model.id)}>
                    <Pencil aria-hidden />
                  </IconButton>
                )}
                {canDelete && (
                  <DeleteRow
                    label={m.car_models_delete({ name: nameOf(model) })}
                    question={m.car_models_delete_title()}
                    text={m.car_models_delete_text({ name: nameOf(model) })}
                    done={m.car_models_deleted()}
                    remove={async () => {
                      await client.api.carModels.delete({ id: model.id, version: model.version })
                      invalidateModels()
                    }}
                  />
                )}
              </span>
            )
          : undefined
      }
      actions={
        <>
          {canSort && (
            <SortButton
              of="carModels"
              title={m.car_models_order()}
              text={m.car_models_order_text()}
              load={async (signal) =>
                (await loadModels(makeId, signal)).map((model) => ({
                  ...model,
                  name: nameOf(model),
                  code: yearsOf(model),
                }))
              }
              save={({ ids }) => client.api.carModels.sort({ car_brand_id: makeId, ids })}
              isFiltered={false}
            />
          )}
          {canCreate && (
            <Button onClick={() => onOpen('new')}>
              <Plus aria-hidden className="size-4" />
              {m.car_models_add()}
            </Button>
          )}
        </>
      }
    />
  )
}

/** Invalidates the make, which counts its models. */
export function invalidateModels() {
  void invalidateResource('carModels')
  void invalidateResource('carBrands')
  void invalidateRecords('carBrands')
}

const nameOf = ({ name, generation }: CarModel) => [name, generation].filter(Boolean).join(' ')

const columns = (): TableColumn<CarModel>[] => [
  { id: 'name', header: m.field_name(), cell: ({ name }) => name },
  { id: 'generation', header: m.field_generation(), width: 100, cell: ({ generation }) => generation ?? '—' },
  { id: 'body', header: m.field_body(), width: 110, cell: ({ body }) => carBodyWords[body]() },
  {
    id: 'years',
    header: m.car_brands_column_years(),
    width: 110,
    priority: 'high',
    cell: (model) => <span className="whitespace-nowrap tabular-nums">{yearsOf(model)}</span>,
  },
  {
    id: 'active',
    kind: 'state',
    header: activeWord('car-model'),
    cell: (model) => <ActiveSwitch of="carModels" name={nameOf(model)} record={model} />,
  },
]
