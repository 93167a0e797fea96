import { createContext, useContext, type ComponentProps, type ReactElement, type ReactNode } from 'react'
import { renderElement } from '#button/render-element.ts'
import { cn } from '#cn.ts'

const NarrowContext = createContext(false)

/** Props of {@link Sidebar}. */
export interface SidebarProps extends ComponentProps<'nav'> {
  /** The name of the navigation, for screen readers. */
  label: string
  /**
   * Icons alone, whose names are their tooltips.
   * @default false
   */
  isNarrow?: boolean
}

/**
 * The main navigation of an application: `SidebarGroup` and `SidebarLink`.
 *
 * @example
 * <Sidebar label="Menu">
 *   <SidebarGroup label="Sales">
 *     <SidebarLink icon={<Boxes />} label="Orders" href="/orders" isCurrent />
 *   </SidebarGroup>
 * </Sidebar>
 */
export function Sidebar({ label, isNarrow = false, children, ...props }: SidebarProps) {
  return (
    <nav data-slot="sidebar" aria-label={label} {...props}>
      <ul className="flex flex-col gap-px">
        <NarrowContext.Provider value={isNarrow}>{children}</NarrowContext.Provider>
      </ul>
    </nav>
  )
}

/** Props of {@link SidebarGroup}. */
export interface SidebarGroupProps extends ComponentProps<'li'> {
  /** The heading of the group; a group without one follows a line. */
  label?: string | undefined
}

/** Links that belong together. */
export function SidebarGroup({ label, className, children, ...props }: SidebarGroupProps) {
  const hasLine = useContext(NarrowContext) || label === undefined
  return (
    <li data-slot="sidebar-group" {...props} className={cn('group/sidebar', className)}>
      {hasLine && <div data-slot="sidebar-line" className="m-2 border-t border-line group-first/sidebar:hidden" />}
      {!hasLine && (
        <div data-slot="sidebar-heading" aria-hidden className="px-2 pt-3 pb-1 text-xs text-muted">
          {label}
        </div>
      )}
      <ul aria-label={label} className="flex flex-col gap-px">
        {children}
      </ul>
    </li>
  )
}

/** Props of {@link SidebarLink}. */
export interface SidebarLinkProps extends Omit<ComponentProps<'a'>, 'children'> {
  /** The icon before the name, 16 px. */
  icon: ReactNode
  /** The name of the page. */
  label: string
  /**
   * Marks the page that is open: `aria-current="page"`.
   * @default false
   */
  isCurrent?: boolean
  /** After the name: a counter. */
  end?: ReactNode
  /** Replaces the `<a>`, for example by a router's link. */
  render?: ReactElement<ComponentProps<'a'>>
}

/** A link of the `Sidebar`. */
export function SidebarLink({ icon, label, isCurrent = false, end, render, className, ...props }: SidebarLinkProps) {
  const isNarrow = useContext(NarrowContext)
  return (
    <li>
      {renderElement(render, 'a', {
        'data-slot': 'sidebar-link',
        ...props,
        'aria-current': isCurrent ? 'page' : undefined,
        title: isNarrow ? label : undefined,
        className: cn(
          'relative flex h-(--control) items-center gap-2 rounded-lg px-2 text-secondary hover:bg-hover hover:text-text [&>svg]:size-4 [&>svg]:shrink-0',
          isNarrow && 'justify-center',
          isCurrent && 'bg-pressed font-label text-text shadow-[inset_2px_0_var(--color-primary)]',
          className,
        ),
        children: (
          <>
            {icon}
            {isNarrow ? <span className="sr-only">{label}</span> : label}
            {end}
          </>
        ),
      })}
    </li>
  )
}
