import { createHooks } from '@admin-panel/hooks'
import { createClient, memoryStorage } from '@admin-panel/sdk'
import { Button } from '@admin-panel/ui/button'
import { ButtonLink } from '@admin-panel/ui/button-link'
import { Checkbox } from '@admin-panel/ui/checkbox'
import { Combobox, type ComboboxOption } from '@admin-panel/ui/combobox'
import { DataTable } from '@admin-panel/ui/data-table'
import { DateInput } from '@admin-panel/ui/date-input'
import { Dialog, DialogCancel } from '@admin-panel/ui/dialog'
import { DropdownMenu, MenuItem } from '@admin-panel/ui/dropdown-menu'
import { english } from '@admin-panel/ui/english'
import { Field } from '@admin-panel/ui/field'
import { FileUpload } from '@admin-panel/ui/file-upload'
import { IconButton } from '@admin-panel/ui/icon-button'
import { Input } from '@admin-panel/ui/input'
import { Sidebar, SidebarLink } from '@admin-panel/ui/sidebar'
import { Tabs } from '@admin-panel/ui/tabs'
import { TextsProvider } from '@admin-panel/ui/texts-provider'
import { Toaster } from '@admin-panel/ui/toaster'
import { createToasts } from '@admin-panel/ui/toasts'
import { Tooltip } from '@admin-panel/ui/tooltip'
import { Tree } from '@admin-panel/ui/tree'
import { QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query'
import { StrictMode, useEffect, useRef, useState, version } from 'react'
import { createRoot } from 'react-dom/client'

const queryClient = new QueryClient()
const client = createClient({ baseUrl: location.origin, storage: memoryStorage() })
const { queries, useCan, useSession } = createHooks(client, queryClient)
const toasts = createToasts()

// Past the length from which only rows in view are drawn.
const rows = Array.from({ length: 1000 }, (_, index) => ({ id: String(index), name: `Row ${index}` }))
const columns = [{ id: 'name', header: 'Name', cell: ({ name }: { name: string }) => name }]
const cities = ['Kazan', 'Moscow'].map((label): ComboboxOption => ({ value: label, label }))
const nodes = [{ id: 'a', name: 'Branch', children: [{ id: 'b', name: 'Leaf' }] }]

/** The element of each ref, by the name of its component. */
function useRefs() {
  const button = useRef<HTMLButtonElement>(null)
  const checkbox = useRef<HTMLInputElement>(null)
  const field = useRef<HTMLDivElement>(null)
  const input = useRef<HTMLInputElement>(null)
  const link = useRef<HTMLAnchorElement>(null)
  const sidebar = useRef<HTMLElement>(null)
  const refs = { button, checkbox, field, input, link, sidebar }
  // A ref has its element only once the page is there.
  useEffect(() => {
    const tags = Object.entries(refs).map(([name, { current }]) => `${name} ${current?.tagName ?? 'none'}`)
    document.title = tags.join(', ')
  })
  return refs
}

function Parts() {
  const { button, checkbox, field, input, link, sidebar } = useRefs()
  const [city, setCity] = useState<ComboboxOption | null>(null)
  const [date, setDate] = useState('')
  const [open, setOpen] = useState<ReadonlySet<string>>(new Set())
  const [selection, setSelection] = useState<ReadonlySet<string>>(new Set())
  return (
    <>
      <Sidebar ref={sidebar} label="Sections">
        <SidebarLink icon={null} label="Users" href="#users" />
      </Sidebar>
      <Button ref={button} onClick={() => toasts.show({ message: 'Saved' })}>
        Save
      </Button>
      <ButtonLink ref={link} render={<a href="#orders">Orders</a>} />
      <Tooltip text="Why it is so">
        <IconButton label="Explain">?</IconButton>
      </Tooltip>
      <DropdownMenu trigger={<Button>More</Button>}>
        <MenuItem onSelect={() => input.current?.focus()}>Go to the name</MenuItem>
      </DropdownMenu>
      <Dialog heading="A question" trigger={<Button>Ask</Button>} footer={<DialogCancel />}>
        Content
      </Dialog>
      <Field ref={field} label="Name" error="It is empty">
        <Input ref={input} />
      </Field>
      <Checkbox ref={checkbox} label="Some" indeterminate />
      <Field label="City">
        <Combobox options={cities} value={city} onValueChange={setCity} />
      </Field>
      <Field label="Day">
        <DateInput value={date} onValueChange={(value) => typeof value === 'string' && setDate(value)} />
      </Field>
      <Tabs
        label="Parts"
        tabs={[
          { value: 'one', label: 'One', content: 'First' },
          { value: 'two', label: 'Two', content: 'Second' },
        ]}
      />
      <Tree label="Tree" nodes={nodes} open={open} onOpenChange={setOpen} />
      <DataTable
        label="Rows"
        columns={columns}
        rows={rows}
        rowId={({ id }) => id}
        rowName={({ name }) => name}
        empty="None"
        selection={selection}
        onSelectionChange={setSelection}
      />
      <FileUpload
        label="Files"
        files={[]}
        onFilesChange={() => {}}
        accept="image/*"
        maxBytes={1000}
        upload={() => Promise.reject(new Error('none'))}
      />
      <Toaster toasts={toasts} />
    </>
  )
}

function Account() {
  const { user } = useSession()
  const list = useQuery({ ...queries.cities.list({ per_page: 10 }), enabled: user !== null })
  const can = useCan('user.delete')
  return <output data-version={version}>{`${user?.email}, ${can}, ${list.data?.items.length}`}</output>
}

const root = document.createElement('div')
document.body.append(root)
createRoot(root).render(
  <StrictMode>
    <QueryClientProvider client={queryClient}>
      <TextsProvider texts={english}>
        <Account />
        <Parts />
      </TextsProvider>
    </QueryClientProvider>
  </StrictMode>,
)
await client.signIn({ email: 'admin@example.com', password: 'demo-password-2026' })
