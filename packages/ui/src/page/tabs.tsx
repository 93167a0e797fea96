import * as Radix from 'radix-ui/tabs'
import type { ComponentProps, ReactNode } from 'react'
import { cn } from '#cn.ts'
import { bar, tab } from './tab-look.ts'

/** Props of {@link Tabs}. */
export type TabsProps = Omit<ComponentProps<typeof Radix.Root>, 'children'> & {
  /** The tabs, in order. */
  tabs: readonly {
    /** Identifies the tab among the others. */
    value: string
    /** The name of the tab. */
    label: ReactNode
    /** The panel of the tab. */
    content: ReactNode
  }[]
  /** The name of the tabs, for screen readers. */
  label: string
}

/** Tabs with panels on one page. A tab with an address of its own is a `TabLink`. */
export function Tabs({ tabs, label, className, ...props }: TabsProps) {
  return (
    <Radix.Root data-slot="tabs" {...props} className={className}>
      <Radix.List data-slot="tabs-list" aria-label={label} className={bar}>
        {tabs.map(({ value, label }) => (
          <Radix.Trigger
            data-slot="tab"
            key={value}
            value={value}
            className={cn(tab, 'data-[state=active]:border-primary data-[state=active]:text-text')}
          >
            {label}
          </Radix.Trigger>
        ))}
      </Radix.List>
      {tabs.map(({ value, content }) => (
        <Radix.Content data-slot="tab-panel" key={value} value={value} className="pt-4">
          {content}
        </Radix.Content>
      ))}
    </Radix.Root>
  )
}
