import ChevronFirst from 'lucide-react/icons/chevron-first'
import ChevronLast from 'lucide-react/icons/chevron-last'
import ChevronLeft from 'lucide-react/icons/chevron-left'
import ChevronRight from 'lucide-react/icons/chevron-right'
import type { ComponentProps, FocusEvent, KeyboardEvent } from 'react'
import { cn } from '#cn.ts'
import { IconButton } from '#button/icon-button.tsx'
import { Input } from '#input/input.tsx'
import { NativeSelect } from '#input/native-select.tsx'
import { useTexts } from '#texts/texts.ts'

/** Props of {@link Pagination}. */
export interface PaginationProps extends ComponentProps<'nav'> {
  /** The number of the page, from 1. */
  page: number
  /** Rows on a page. */
  pageSize: number
  /** Rows on all pages. */
  total: number
  /**
   * `false` if the server stopped counting at `total`.
   * @default true
   */
  isExact?: boolean
  /** Another page was chosen. */
  onPageChange: (page: number) => void
  /** Another number of rows was chosen. */
  onPageSizeChange?: (pageSize: number) => void
}

const PAGE_SIZES = [10, 20, 50, 100]
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
  const count = Math.max(1, Math.ceil(total / pageSize))
  const from = (page - 1) * pageSize + 1
  // The last page is unknown while not all rows are counted.
  const isLast = isExact && page >= count
  function jump(event: FocusEvent<HTMLInputElement> | KeyboardEvent<HTMLInputElement>) {
    const typedPage = Math.trunc(Number(event.currentTarget.value))
    const next = Math.max(1, isExact ? Math.min(typedPage, count) : typedPage)
    if (Number.isFinite(next) && next !== page) onPageChange(next)
    else event.currentTarget.value = String(page)
  }
  return (
    <nav
      data-slot="pagination"
      aria-label={texts.pages}
      {...props}
      className={cn('flex min-h-(--control) flex-wrap items-center gap-x-4 gap-y-2 text-secondary', className)}
    >
      <output className="me-auto">
        {total === 0 || (isExact && from > total)
          ? texts.noRows
          : texts.range(from, isExact ? Math.min(from + pageSize - 1, total) : from + pageSize - 1, total, isExact)}
      </output>
      {onPageSizeChange && (
        <label className="flex items-center gap-2 max-lg:hidden">
          {texts.pageSize}
          <NativeSelect value={pageSize} onChange={(event) => onPageSizeChange(Number(event.currentTarget.value))}>
            {PAGE_SIZES.map((size) => (
              <option key={size} value={size}>
                {size}
              </option>
            ))}
          </NativeSelect>
        </label>
      )}
      <div className="flex items-center gap-1">
        <IconButton
          label={texts.firstPage}
          size="md"
          className={cn(arrow, 'max-sm:hidden')}
          disabled={page <= 1}
          onClick={() => onPageChange(1)}
        >
          <ChevronFirst aria-hidden />
        </IconButton>
        <IconButton
          label={texts.previousPage}
          size="md"
          className={arrow}
          disabled={page <= 1}
          onClick={() => onPageChange(isExact ? Math.min(page - 1, count) : page - 1)}
        >
          <ChevronLeft aria-hidden />
        </IconButton>
        <Input
          key={page}
          aria-label={texts.page}
          inputMode="numeric"
          defaultValue={page}
          onBlur={jump}
          onKeyDown={(event) => event.key === 'Enter' && jump(event)}
          className="w-12 px-1 text-center"
        />
        {isExact && <span className="whitespace-nowrap">{texts.pageOf(count)}</span>}
        <IconButton
          label={texts.nextPage}
          size="md"
          className={arrow}
          disabled={isLast}
          onClick={() => onPageChange(page + 1)}
        >
          <ChevronRight aria-hidden />
        </IconButton>
        {isExact && (
          <IconButton
            label={texts.lastPage}
            size="md"
            className={cn(arrow, 'max-sm:hidden')}
            disabled={isLast}
            onClick={() => onPageChange(count)}
          >
            <ChevronLast aria-hidden />
          </IconButton>
        )}
      </div>
    </nav>
  )
}
