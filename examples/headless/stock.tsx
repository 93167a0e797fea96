import * as Filters from '@admin-panel/ui/headless/filter-bar'
import * as Masked from '@admin-panel/ui/headless/masked-input'
import * as Numbers from '@admin-panel/ui/headless/number-input'
import * as Pages from '@admin-panel/ui/headless/pagination'
import * as Saving from '@admin-panel/ui/headless/save-bar'
import * as Tree from '@admin-panel/ui/headless/tree'
import { useState } from 'react'
import './look.css'

interface Shelf extends Tree.TreeNode<Shelf> {}

const shelves: readonly Shelf[] = [
  {
    id: 'brakes',
    name: 'Тормоза',
    children: [
      { id: 'pads', name: 'Колодки' },
      { id: 'discs', name: 'Диски' },
    ],
  },
  { id: 'oils', name: 'Масла', children: [] },
]
const names: Readonly<Record<string, string>> = { brand: 'Марка: Bosch', price: 'Цена: до 900', stock: 'В наличии' }
const steps = [
  ['first', '« Первая'],
  ['previous', '‹ Назад'],
  ['next', 'Вперёд ›'],
  ['last', 'Последняя »'],
] as const
const numberTexts: Numbers.NumberTexts = {
  number: 'Нужно число',
  wholeNumber: 'Нужно целое число',
  whole: 'Нужно целое число',
  fraction: (digits) => `После запятой не больше ${digits} знаков`,
  sign: 'Число не может быть отрицательным',
  digits: 'Слишком много цифр',
  exponent: 'Введите все цифры',
  percent: 'Нужно число без знака процента',
}
const time = Masked.createMask({ mask: '##:##' })

/** What stands around a list and a form, in a look of its own. */
export function Stock() {
  return (
    <div className="shop">
      <h1>Склад</h1>
      <Shelves />
      <InForce />
      <Leaves />
      <Delivery />
    </div>
  )
}

function Shelves() {
  const [open, setOpen] = useState<ReadonlySet<string>>(new Set(['brakes']))
  const [selected, onSelect] = useState('pads')
  const tree = Tree.useTree({ nodes: shelves, open, onOpenChange: setOpen, selected, onSelect })
  return (
    <Tree.Root tree={tree} aria-label="Полки" className="shelves">
      {(row) => (
        <Tree.Item key={row.node.id} tree={tree} row={row} style={{ paddingInlineStart: `${row.level - 1}rem` }}>
          <Tree.Toggle tree={tree} row={row} /> {row.node.name}
        </Tree.Item>
      )}
    </Tree.Root>
  )
}

function InForce() {
  const [active, setActive] = useState(Object.keys(names))
  const filters = Filters.useFilterBar({
    active,
    onRemove: (removed) => setActive(active.filter((id) => id !== removed)),
    onReset: () => setActive([]),
  })
  return (
    <Filters.Root aria-label="Фильтры">
      {active.map((id) => (
        <Filters.Remove key={id} filters={filters} id={id} aria-label={`Убрать «${names[id]}»`}>
          {names[id]} ×
        </Filters.Remove>
      ))}
      <Filters.Reset filters={filters}>Сбросить</Filters.Reset>
    </Filters.Root>
  )
}

function Leaves() {
  const [page, setPage] = useState(2)
  const [pageSize, setPageSize] = useState(20)
  const pages = Pages.usePagination({
    page,
    pageSize,
    total: 105,
    onPageChange: setPage,
    onPageSizeChange: (size) => {
      setPageSize(size)
      setPage(1)
    },
  })
  return (
    <nav aria-label="Страницы" className="field">
      <p>
        <output>
          {pages.firstRow}–{pages.lastRow} из 105
        </output>
      </p>
      {steps.map(([step, text]) => (
        <Pages.Step key={step} pagination={pages} step={step}>
          {text}
        </Pages.Step>
      ))}
      <Pages.PageInput pagination={pages} aria-label="Страница" />{' '}
      <Pages.PageSize pagination={pages} aria-label="Строк на странице" />
    </nav>
  )
}

function Delivery() {
  const [price, setPrice] = useState<number | Numbers.Unread | null>(1200)
  const number = Numbers.useNumberInput({
    value: price,
    onValueChange: setPrice,
    fraction: 2,
    locale: 'ru-RU',
    texts: numberTexts,
  })
  const bar = Saving.useSaveBar({ form: 'delivery', onDiscard: () => setPrice(1200) })
  return (
    <>
      <form id="delivery" className="field" onSubmit={(event) => event.preventDefault()}>
        <h2>Доставка</h2>
        <label htmlFor="price">
          Цена <Numbers.Input number={number} id="price" />
        </label>
        {Numbers.isUnread(price) && <p role="alert">{price.why}</p>}
        <label htmlFor="time">
          Время <Masked.Input mask={time} id="time" defaultValue="0930" />
        </label>
      </form>
      <Saving.Root aria-label="Изменения" className="saving">
        <output>
          Изменено: <Saving.FieldLink change={{ field: 'price', label: 'Цена' }} />
        </output>{' '}
        <Saving.Discard bar={bar}>Отменить</Saving.Discard>
        <Saving.Save bar={bar}>Сохранить</Saving.Save>
      </Saving.Root>
    </>
  )
}
