import * as Headless from '#headless/combobox/combobox.ts'
import { Combobox, type ComboboxProps } from './combobox.tsx'
import { MultiCombobox, type MultiComboboxProps } from './multi-combobox.tsx'

function BareCombobox({
  options,
  query,
  onQueryChange,
  value,
  onValueChange,
  'aria-label': label = '',
}: ComboboxProps) {
  const combobox = Headless.useCombobox({ options, query, onQueryChange, value, onValueChange })
  return (
    <BareField combobox={combobox} label={label}>
      <button type="button" onClick={combobox.clear}>
        Очистить
      </button>
    </BareField>
  )
}

function BareMultiCombobox({ options, values, onValuesChange, 'aria-label': label = '' }: MultiComboboxProps) {
  const combobox = Headless.useMultiCombobox({ options, values, onValuesChange })
  return (
    <BareField combobox={combobox} label={label}>
      {values.map((option) => (
        <button key={option.value} type="button" onClick={() => combobox.remove(option)}>
          {`Убрать «${option.label}»`}
        </button>
      ))}
    </BareField>
  )
}

/** The field and its list as the bare parts draw them, without a class. */
function BareField({ combobox, label, children }: Headless.RootProps & { label: string }) {
  return (
    <Headless.Root combobox={combobox}>
      <Headless.Anchor>
        <Headless.Input combobox={combobox} aria-label={label} />
        {children}
      </Headless.Anchor>
      <Headless.Popup>
        <Headless.List combobox={combobox} aria-label={label} />
        <Headless.Status combobox={combobox}>Ничего не найдено</Headless.Status>
      </Headless.Popup>
    </Headless.Root>
  )
}

/** What promises the same behaviour: the components, and the parts under them. */
export const subjects = [
  ['Combobox', Combobox, MultiCombobox],
  ['bare parts', BareCombobox, BareMultiCombobox],
] as const
