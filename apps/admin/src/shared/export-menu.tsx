import { Button } from '@admin-panel/ui/button'
import { DropdownMenu, MenuItem } from '@admin-panel/ui/dropdown-menu'
import { useMutation } from '@tanstack/react-query'
import { Download } from 'lucide-react'
import { m } from '#paraglide/messages.js'
import { download } from './download.ts'

type Format = 'csv' | 'xlsx'

/** Every filtered row as a file, not just the page on show. */
export function ExportMenu({ name, load }: { name: string; load: (format: Format) => Promise<Blob> }) {
  const { mutate, isPending } = useMutation({
    mutationFn: async (format: Format) => {
      const day = new Date().toISOString().slice(0, 10)
      download(await load(format), `${name}-${day}.${format}`)
    },
  })
  return (
    <DropdownMenu
      trigger={
        <Button pending={isPending}>
          <Download aria-hidden className="size-4" />
          {m.list_export()}
        </Button>
      }
    >
      <MenuItem onSelect={() => mutate('csv')}>{m.list_export_csv()}</MenuItem>
      <MenuItem onSelect={() => mutate('xlsx')}>{m.list_export_xlsx()}</MenuItem>
    </DropdownMenu>
  )
}
