import * as Combobox from '@admin-panel/ui/headless/combobox'
import * as Table from '@admin-panel/ui/headless/data-table'
import * as Sortable from '@admin-panel/ui/headless/sortable-list'
import { useState } from 'react'
import './look.css'

interface Part {
  id: string
  name: string
  brand: string
  price: number
}

const brands = ['Bosch', 'Brembo', 'Denso', 'NGK', 'Valeo'].map((label) => ({ value: label, label }))
const parts: Part[] = Array.from({ length: 2_000 }, (_, index) => ({
  id: String(index + 1),
  name: `Деталь ${index + 1}`,
  brand: brands[index % brands.length]?.label ?? '',
  price: 100 + ((index * 37) % 900),
}))
const columns: readonly Table.DataColumn<Part>[] = [
  { id: 'name', header: 'Название', cell: ({ name }) => name },
  { id: 'brand', header: 'Марка', cell: ({ brand }) => brand },
  { id: 'price', header: 'Цена', sortKey: 'price', align: 'end', cell: ({ price }) => `${price} ₽` },
]
const texts: Table.DataTableTexts = {
  selectAll: 'Выбрать все строки',
  selectRow: (name) => `Выбрать «${name}»`,
  rowActions: 'Действия',
}
const idOf = ({ id }: Part) => id
const nameOf = ({ name }: Part) => name

/** A page with the behaviour of the components and a look of its own. */
export function Page() {
  const [brand, setBrand] = useState<Combobox.ComboboxOption | null>(null)
  return (
    <div className="shop">
      <h1>Запчасти</h1>
      <BrandField brand={brand} onBrandChange={setBrand} />
      <Ledger brand={brand?.value} />
      <Plan />
    </div>
  )
}

interface BrandFieldProps {
  brand: Combobox.ComboboxOption | null
  onBrandChange: (brand: Combobox.ComboboxOption | null) => void
}

function BrandField({ brand, onBrandChange }: BrandFieldProps) {
  const combobox = Combobox.useCombobox({
    options: brands,
    value: brand,
    onValueChange: onBrandChange,
    placeholder: 'Любая марка',
  })
  return (
    <Combobox.Root combobox={combobox}>
      <Combobox.Anchor className="field">
        <Combobox.Input combobox={combobox} aria-label="Марка" />{' '}
        {brand && (
          <button type="button" onClick={combobox.clear}>
            Сбросить
          </button>
        )}
      </Combobox.Anchor>
      <Combobox.Popup className="options">
        <Combobox.List combobox={combobox} aria-label="Марка" />
        <Combobox.Status combobox={combobox}>Ничего не найдено</Combobox.Status>
      </Combobox.Popup>
    </Combobox.Root>
  )
}

function Ledger({ brand }: { brand: string | undefined }) {
  const [sort, setSort] = useState<string>()
  const [selection, setSelection] = useState<ReadonlySet<string>>(new Set())
  const direction = sort === undefined ? 0 : sort === 'price' ? 1 : -1
  const rows = parts
    .filter((part) => brand === undefined || part.brand === brand)
    .toSorted((a, b) => direction * (a.price - b.price))
  const table = Table.useDataTable({
    label: 'Запчасти',
    texts,
    columns,
    rows,
    rowId: idOf,
    rowName: nameOf,
    sort,
    onSortChange: setSort,
    selection,
    onSelectionChange: setSelection,
  })
  return (
    <>
      <Table.Frame table={table} className="ledger">
        <Table.Root table={table} />
      </Table.Frame>
      <p>
        <output>Выбрано: {selection.size}</output>
      </p>
    </>
  )
}

const steps = [
  ['earlier', 'Выше'],
  ['later', 'Ниже'],
] as const

function Plan() {
  const [works, setWorks] = useState<readonly string[]>(['Распаковать', 'Пересчитать', 'Наклеить ярлыки', 'Разложить'])
  const list = Sortable.useSortableList({
    items: works,
    itemId: (work) => work,
    onReorder: setWorks,
    announce: (work, place, total) => `${work}: место ${place} из ${total}`,
  })
  return (
    <Sortable.Root className="plan" aria-label="План на день">
      <h2>План на день</h2>
      {steps.map(([step, text]) => (
        <Sortable.MoveButton key={step} list={list} step={step}>
          {text}
        </Sortable.MoveButton>
      ))}
      <Sortable.List list={list}>
        {(work) => (
          <Sortable.Line key={work} list={list} id={work}>
            <label>
              <Sortable.Choice list={list} id={work} />
              {work}
            </label>
          </Sortable.Line>
        )}
      </Sortable.List>
      <Sortable.Announcement list={list} className="unseen" />
    </Sortable.Root>
  )
}
