import * as Radix from 'radix-ui/dialog'
import { useComposedRefs } from '@radix-ui/react-compose-refs'
import { useId, type ChangeEvent, type ComponentProps, type PointerEvent, type ReactNode } from 'react'
import { mergeProps } from '#headless/props/merge-props.ts'
import type { CommandPaletteState, PaletteItem } from './use-command-palette.ts'
import { useReturnFocus } from './use-return-focus.ts'

/** What closes and runs, whatever the entries are. */
type Closing = Pick<CommandPaletteState, 'close' | 'runChosen'>
/** What the field takes, whatever the entries are. */
type Searching = Pick<CommandPaletteState, 'listId' | 'active' | 'optionId' | 'query' | 'search' | 'press'>

/** Props of {@link Root}. */
export interface RootProps {
  /** The state of the palette. */
  palette: Closing
  /** The `Overlay` and the `Content`. */
  children: ReactNode
}

/** Holds the palette, over everything else. */
export function Root({ palette, children }: RootProps) {
  return (
    <Radix.Root open onOpenChange={palette.close}>
      <Radix.Portal>{children}</Radix.Portal>
    </Radix.Root>
  )
}

/** Covers the page behind the palette. */
export function Overlay(props: ComponentProps<typeof Radix.Overlay>) {
  return <Radix.Overlay {...props} />
}

/** Props of {@link Content}. */
export interface ContentProps extends ComponentProps<typeof Radix.Content> {
  /** The state of the palette. */
  palette: Closing
}

/** The dialog, with a `Title`, an `Input` and a `List`. The focus returns to where it was, then the command runs. */
export function Content({ palette, ...props }: ContentProps) {
  const { onCloseAutoFocus, ...merged } = mergeProps(useReturnFocus(), props)
  return (
    <Radix.Content
      aria-describedby={undefined}
      {...merged}
      onCloseAutoFocus={(event) => {
        onCloseAutoFocus?.(event)
        palette.runChosen()
      }}
    />
  )
}

/** Names the dialog. */
export function Title(props: ComponentProps<typeof Radix.Title>) {
  return <Radix.Title {...props} />
}

/** Props of {@link Input}. */
export interface InputProps extends Omit<ComponentProps<'input'>, 'value'> {
  /** The state of the palette. */
  palette: Searching
  /** The accessible name. */
  'aria-label': string
}

/** Returns the props of the field. */
export const getInputProps = ({ listId, active, optionId, query, search, press }: Searching) => ({
  role: 'combobox',
  'aria-expanded': true,
  'aria-controls': listId,
  'aria-autocomplete': 'list' as const,
  'aria-activedescendant': active && optionId(active.id),
  autoComplete: 'off',
  spellCheck: false,
  value: query,
  onChange: (event: ChangeEvent<HTMLInputElement>) => search(event.currentTarget.value),
  onKeyDown: press,
})

/** The field. */
export function Input({ palette, ...props }: InputProps) {
  return <input type="text" {...mergeProps(getInputProps(palette), props)} />
}

/** Props of {@link List}. */
export interface ListProps extends ComponentProps<'div'> {
  /** The state of the palette. */
  palette: Pick<CommandPaletteState, 'listId'>
  /** The accessible name. */
  'aria-label': string
}

/** Returns the props of the list. */
export const getListProps = ({ listId }: Pick<CommandPaletteState, 'listId'>) => ({ id: listId, role: 'listbox' })

/** Holds the groups. */
export function List({ palette, ...props }: ListProps) {
  return <div {...getListProps(palette)} {...props} />
}

/** Props of {@link Group}. */
export interface GroupProps extends ComponentProps<'div'> {
  /** The heading. */
  heading: ReactNode
}

/** Entries under a heading, which its first child is. */
export function Group({ heading, children, ...props }: GroupProps) {
  const id = useId()
  return (
    <div role="group" aria-labelledby={id} {...props}>
      <div id={id}>{heading}</div>
      {children}
    </div>
  )
}

/** Props of {@link Option}. */
export interface OptionProps<Item extends PaletteItem> extends ComponentProps<'div'> {
  /** The state of the palette. */
  palette: CommandPaletteState<Item>
  /** The entry. */
  item: Item
}

/** Returns the props of an entry, its ref among them, which keeps the one that Enter runs in view. */
export const getOptionProps = <Item extends PaletteItem>(palette: CommandPaletteState<Item>, item: Item) => {
  const isActive = item.id === palette.active?.id
  return {
    id: palette.optionId(item.id),
    role: 'option',
    'aria-selected': isActive,
    'aria-disabled': item.disabled,
    onPointerMove: () => item.disabled || palette.setActiveId(item.id),
    onPointerDown: (event: PointerEvent) => event.preventDefault(),
    onClick: () => item.disabled || palette.choose(item),
    ref: isActive ? reveal : undefined,
  }
}

/** An entry: `aria-selected` marks the one that Enter runs. */
export function Option<Item extends PaletteItem>({ palette, item, ref, ...props }: OptionProps<Item>) {
  const own = getOptionProps(palette, item)
  return <div {...mergeProps(own, props)} ref={useComposedRefs(own.ref, ref)} />
}

const reveal = (option: Element | null) => option?.scrollIntoView({ block: 'nearest' })
