// It renders again only with other props, which the cache of the compiler would never find.
'use no memo'

import ChevronFirst from 'lucide-react/icons/chevron-first'
import ChevronLast from 'lucide-react/icons/chevron-last'
import ChevronLeft from 'lucide-react/icons/chevron-left'
import ChevronRight from 'lucide-react/icons/chevron-right'
import type { ComponentProps } from 'react'
import { cn } from '#cn.ts'
import { IconButton } from '#button/icon-button.tsx'
import * as Pages from '#headless/pagination/pagination.ts'
import { Input } from '#input/input.tsx'
import { NativeSelect } from '#input/native-select.tsx'
import { useTexts } from '#texts/texts.ts'

/** Props of {@link Pagination}. */
export interface PaginationProps extends ComponentProps<'nav'>, Pages.PaginationArgs {}

const arrow = 'rtl:[&_svg]:-scale-x-100'

/** Moves between the pages of a list. `page` begins at 1. */
export function Pagination({
  page,
  pageSize,
  total,
  isExact = true,
  onPageChange,
  onPageSizeChange,
  className,
  ...props
}: PaginationProps) {
  const texts = useTexts()
  const pages = Pages.usePagination({ page, pageSize, total, isExact, onPageChange, onPageSizeChange })
  const { firstRow, lastRow, isEmpty, pageCount } = pages
  return (
    <nav
      data-slot="pagination"
      aria-label={texts.pages}
      {...props}
      className={cn('flex min-h-(--control) flex-wrap items-center gap-x-4 gap-y-2 text-secondary', className)}
    >
      <output className="me-auto">{isEmpty ? texts.noRows : texts.range(firstRow, lastRow, total, isExact)}</output>
      {onPageSizeChange && (
        <label className="flex items-center gap-2 max-lg:hidden">
          {texts.pageSize}
          <NativeSelect {...Pages.getPageSizeProps(pages)} />
        </label>
      )}
      <div className="flex items-center gap-1">
        <IconButton
          label={texts.firstPage}
          size="md"
          className={cn(arrow, 'max-sm:hidden')}
          {...Pages.getStepProps(pages, 'first')}
        >
          <ChevronFirst aria-hidden />
        </IconButton>
        <IconButton label={texts.previousPage} size="md" className={arrow} {...Pages.getStepProps(pages, 'previous')}>
          <ChevronLeft aria-hidden />
        </IconButton>
        <Input
          key={page}
          aria-label={texts.page}
          {...Pages.getPageInputProps(pages)}
          className="w-12 px-1 text-center"
        />
        {isExact && <span className="whitespace-nowrap">{texts.pageOf(pageCount)}</span>}
        <IconButton label={texts.nextPage} size="md" className={arrow} {...Pages.getStepProps(pages, 'next')}>
          <ChevronRight aria-hidden />
        </IconButton>
        {isExact && (
          <IconButton
            label={texts.lastPage}
            size="md"
            className={cn(arrow, 'max-sm:hidden')}
            {...Pages.getStepProps(pages, 'last')}
          >
            <ChevronLast aria-hidden />
          </IconButton>
        )}
      </div>
    </nav>
  )
}
