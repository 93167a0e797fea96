import { Children, type ComponentProps } from 'react'
import { cn } from '#cn.ts'
import { useTexts } from '#texts/texts.ts'

/** Props of {@link Breadcrumbs}. */
export type BreadcrumbsProps = ComponentProps<'nav'>

/** Links to the sections above the page. The page itself is not among them: its heading follows. */
export function Breadcrumbs({ className, children, ...props }: BreadcrumbsProps) {
  const texts = useTexts()
  return (
    <nav data-slot="breadcrumbs" aria-label={texts.breadcrumbs} {...props} className={className}>
      <ol className="relative flex flex-wrap text-xs text-muted">
        {Children.map(children, (link) => (
          <li
            className={cn(
              'not-last:after:mx-1.5 not-last:after:content-["/"]',
              '[&_a]:rounded-sm [&_a]:py-1.25 [&_a]:hover:text-text [&_a]:hover:underline',
            )}
          >
            {link}
          </li>
        ))}
      </ol>
    </nav>
  )
}
