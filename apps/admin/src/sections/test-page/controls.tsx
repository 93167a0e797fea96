import { Button } from '@admin-panel/ui/button'
import { Checkbox } from '@admin-panel/ui/checkbox'
import { Dialog } from '@admin-panel/ui/dialog'
import { DropdownMenu, MenuItem } from '@admin-panel/ui/dropdown-menu'
import { Field } from '@admin-panel/ui/field'
import { IconButton } from '@admin-panel/ui/icon-button'
import { Input } from '@admin-panel/ui/input'
import { NativeSelect } from '@admin-panel/ui/native-select'
import { Switch } from '@admin-panel/ui/switch'
import { Tabs } from '@admin-panel/ui/tabs'
import { Textarea } from '@admin-panel/ui/textarea'
import { TextLink } from '@admin-panel/ui/text-link'
import { useMutation } from '@tanstack/react-query'
import ChevronDown from 'lucide-react/icons/chevron-down'
import Pencil from 'lucide-react/icons/pencil'
import { Link } from 'react-router'
import { m } from '#paraglide/messages.js'
import { Card } from '@admin-panel/ui/card'
import { client } from '#data/client.ts'

export function Controls() {
  const call = useMutation({ mutationFn: () => client.loadUser() })
  const options = [m.test_option({ number: 1 }), m.test_option({ number: 2 }), m.test_option({ number: 3 })]
  return (
    <Card title={m.test_controls()}>
      <div className="flex flex-col gap-4">
        <div className="flex flex-wrap items-center gap-2">
          <Button variant="primary">{m.test_primary()}</Button>
          <Button>{m.test_secondary()}</Button>
        </div>
        <div className="flex flex-wrap items-center gap-2">
          <Button variant="ghost">{m.test_ghost()}</Button>
          <Button variant="danger">{m.test_danger()}</Button>
        </div>
        <div className="flex flex-wrap items-center gap-2">
          <Button isPending={call.isPending} onClick={() => call.mutate()}>
            {m.test_pending()}
          </Button>
          <Button aria-disabled>{m.test_disabled()}</Button>
          <IconButton label={m.test_icon()}>
            <Pencil aria-hidden />
          </IconButton>
          <TextLink render={<Link to="/nowhere" />}>{m.test_link_404()}</TextLink>
        </div>
        <div className="flex flex-wrap items-center gap-2">
          <DropdownMenu
            align="start"
            trigger={
              <Button>
                {m.test_menu()}
                <ChevronDown aria-hidden className="size-4 text-muted" />
              </Button>
            }
          >
            {options.map((name) => (
              <MenuItem key={name}>{name}</MenuItem>
            ))}
            <MenuItem disabled hint={m.test_menu_hint()}>
              {m.test_disabled()}
            </MenuItem>
          </DropdownMenu>
          <Dialog
            trigger={<Button>{m.test_dialog()}</Button>}
            heading={m.test_dialog()}
            description={m.test_dialog_text()}
          />
        </div>
        <div className="grid gap-4 sm:grid-cols-2">
          <Field label={m.test_field()} hint={m.test_field_hint()}>
            <Input />
          </Field>
          <Field label={m.test_field_wrong()} error={m.test_field_error()}>
            <Input defaultValue="12" />
          </Field>
          <Field label={m.test_select()}>
            <NativeSelect>
              {options.map((name) => (
                <option key={name}>{name}</option>
              ))}
            </NativeSelect>
          </Field>
          <Field label={m.test_textarea()} isOptional>
            <Textarea />
          </Field>
          <Checkbox label={m.test_checkbox()} hint={m.test_field_hint()} />
          <Switch label={m.test_switch()} />
        </div>
        <Tabs
          label={m.test_tabs()}
          defaultValue="1"
          tabs={options.map((name, index) => ({ value: String(index + 1), label: name, content: <p>{name}</p> }))}
        />
      </div>
    </Card>
  )
}
