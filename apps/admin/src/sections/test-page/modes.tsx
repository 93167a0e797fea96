import { CopyButton } from '@admin-panel/ui/copy-button'
import { Field } from '@admin-panel/ui/field'
import { NativeSelect } from '@admin-panel/ui/native-select'
import { useState, useSyncExternalStore } from 'react'
import { m } from '#paraglide/messages.js'
import { Card } from '@admin-panel/ui/card'
import { colorMode, setColorMode, subscribeColorMode } from '#data/color-mode.ts'
import { MapField, type Coordinates } from '#form/maps/map-field.tsx'

const modes = [
  { value: 'light', label: m.app_color_mode_light },
  { value: 'dark', label: m.app_color_mode_dark },
  { value: 'system', label: m.app_color_mode_system },
] as const
const MOSCOW = { lat: 55.75, lon: 37.62 }

export function Modes() {
  const mode = useSyncExternalStore(subscribeColorMode, colorMode)
  const [point, setPoint] = useState<Coordinates>(MOSCOW)
  const mapTest = `${window.location.origin}/auth/map-test`
  return (
    <Card title={m.test_modes()}>
      <div className="flex flex-col gap-4">
        <Field label={m.app_color_mode()} className="max-w-60">
          <NativeSelect
            value={mode}
            onChange={({ target }) => {
              const chosen = modes.find(({ value }) => value === target.value)
              if (chosen) setColorMode(chosen.value)
            }}
          >
            {modes.map(({ value, label }) => (
              <option key={value} value={value}>
                {label()}
              </option>
            ))}
          </NativeSelect>
        </Field>
        <MapField label={m.test_map()} value={point} onValueChange={setPoint} />
        <p className="flex flex-wrap items-center gap-1 text-secondary">
          {m.test_map_signed_out()}
          <code className="font-code text-xs break-all">{mapTest}</code>
          <CopyButton text={mapTest} />
        </p>
      </div>
    </Card>
  )
}
