import { useComposedRefs } from '@radix-ui/react-compose-refs'
import * as Radix from 'radix-ui/popover'
import {
  createContext,
  useContext,
  useRef,
  type ChangeEvent,
  type ComponentProps,
  type ReactNode,
  type RefObject,
} from 'react'
import { mergeProps } from '#headless/props/merge-props.ts'
import type { ComboboxOption, ComboboxState } from './state.ts'

const AnchorContext = createContext<RefObject<HTMLDivElement | null> | undefined>(undefined)

/** Props of {@link Root}. */
export interface RootProps {
  /** The state of the combobox. */
  combobox: ComboboxState
  /** The field in its `Anchor`, and the `Popup`. */
  children: ReactNode
}

/** Holds the field and its list. The focus stays in the field. */
export function Root({ combobox, children }: RootProps) {
  const anchor = useRef<HTMLDivElement>(null)
  return (
    <Radix.Root open={combobox.isOpen} onOpenChange={combobox.setOpen}>
      <AnchorContext.Provider value={anchor}>{children}</AnchorContext.Provider>
    </Radix.Root>
  )
}

/** The element that the list opens under. */
export function Anchor({ ref, ...props }: ComponentProps<'div'>) {
  return <Radix.Anchor {...props} ref={useComposedRefs(useContext(AnchorContext), ref)} />
}

/** Props of {@link Input}. */
export interface InputProps extends Omit<ComponentProps<'input'>, 'value'> {
  /** The state of the combobox. */
  combobox: ComboboxState
}

/** Returns the props of the field. */
export const getInputProps = (combobox: ComboboxState) => {
  const { isOpen, listId, active, optionId, shownText, placeholder, search, setOpen, press } = combobox
  return {
    role: 'combobox',
    'aria-expanded': isOpen,
    'aria-controls': isOpen ? listId : undefined,
    'aria-autocomplete': 'list' as const,
    'aria-activedescendant': isOpen && active ? optionId(active.value) : undefined,
    autoComplete: 'off',
    spellCheck: false,
    placeholder,
    value: shownText,
    onChange: (event: ChangeEvent<HTMLInputElement>) => search(event.currentTarget.value),
    onClick: () => setOpen(true),
    onKeyDown: press,
  }
}

/** The field. */
export function Input({ combobox, ...props }: InputProps) {
  return <input type="text" {...mergeProps(getInputProps(combobox), props)} />
}

/** The panel of the list, over everything else. */
export function Popup(props: ComponentProps<typeof Radix.Content>) {
  const anchor = useContext(AnchorContext)
  return (
    <Radix.Portal>
      <Radix.Content
        role="presentation"
        align="start"
        {...mergeProps(
          {
            onOpenAutoFocus: prevent,
            onCloseAutoFocus: prevent,
            onInteractOutside: (event: Event) => {
              if (event.target instanceof Node && anchor?.current?.contains(event.target)) event.preventDefault()
            },
            // A modal dialog blocks the wheel outside itself, and this list is in a portal.
            onWheel: stop,
            onTouchMove: stop,
          },
          props,
        )}
      />
    </Radix.Portal>
  )
}

const prevent = (event: Pick<Event, 'preventDefault'>) => event.preventDefault()
const stop = (event: Pick<Event, 'stopPropagation'>) => event.stopPropagation()

/** Props of {@link List}. */
export interface ListProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** The state of the combobox. */
  combobox: ComboboxState
  /** The accessible name. */
  'aria-label': string
  /** Draws an option, with its value as the key; `Option` by default. */
  children?: (option: ComboboxOption) => ReactNode
}

/** Returns the props of the list. */
export const getListProps = ({ listId, isMultiple, isPending }: ComboboxState) => ({
  id: listId,
  role: 'listbox',
  'aria-multiselectable': isMultiple || undefined,
  'aria-busy': isPending,
})

/** The options that fit what was typed. */
export function List({ combobox, children, ...props }: ListProps) {
  const draw = children ?? ((option) => <Option key={option.value} combobox={combobox} option={option} />)
  return (
    <div {...getListProps(combobox)} {...props}>
      {combobox.visibleOptions.map(draw)}
    </div>
  )
}

/** Props of {@link Option}. */
export interface OptionProps extends ComponentProps<'div'> {
  /** The state of the combobox. */
  combobox: ComboboxState
  /** The option. */
  option: ComboboxOption
}

/** Returns the props of an option, its ref among them, which keeps the one that Enter chooses in view. */
export const getOptionProps = (combobox: ComboboxState, option: ComboboxOption) => {
  const isActive = option === combobox.active
  return {
    id: combobox.optionId(option.value),
    role: 'option',
    'aria-selected': combobox.isChosen(option),
    'aria-disabled': option.disabled,
    'data-active': isActive || undefined,
    onPointerMove: () => option.disabled || combobox.setActiveValue(option.value),
    onPointerDown: prevent,
    onClick: () => option.disabled || combobox.choose(option),
    ref: isActive ? reveal : undefined,
  }
}

/** An option of the list: `data-active` marks the one that Enter chooses. */
export function Option({ combobox, option, children = option.label, ref, ...props }: OptionProps) {
  const own = getOptionProps(combobox, option)
  return (
    <div {...mergeProps(own, props)} ref={useComposedRefs(own.ref, ref)}>
      {children}
    </div>
  )
}

const reveal = (option: Element | null) => option?.scrollIntoView({ block: 'nearest' })

/** Props of {@link Status}. */
export interface StatusProps extends ComponentProps<'output'> {
  /** The state of the combobox. */
  combobox: ComboboxState
}

/** Says that options are being searched, or that none fits. */
export function Status({ combobox, ...props }: StatusProps) {
  return (combobox.isPending || combobox.visibleOptions.length === 0) && <output {...props} />
}
