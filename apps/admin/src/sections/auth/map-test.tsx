import { Button } from '@admin-panel/ui/button'
import { Field } from '@admin-panel/ui/field'
import { Input } from '@admin-panel/ui/input'
import { StatusChip } from '@admin-panel/ui/status-chip'
import { TextLink } from '@admin-panel/ui/text-link'
import { useState, type FormEvent } from 'react'
import { Link } from 'react-router'
import { m } from '#paraglide/messages.js'
import { MapField, type Coordinates } from '#form/maps/map-field.tsx'
import { useMapsScript, type MapsStatus } from '#form/maps/maps-script.ts'
import type { Yandex } from '#form/maps/yandex.ts'
import { AuthCard } from './auth-card.tsx'
import { pathTo } from '#data/paths.ts'

const texts: Record<MapsStatus, [() => string, 'grey' | 'blue' | 'green' | 'amber' | 'red']> = {
  loading: [m.auth_map_loading, 'blue'],
  ready: [m.auth_map_ready, 'green'],
  'no-key': [m.auth_map_no_key, 'grey'],
  blocked: [m.auth_map_blocked, 'red'],
  timeout: [m.auth_map_timeout, 'amber'],
}
const MOSCOW = { lat: 55.75, lon: 37.62 }

function MapTest() {
  const { status, language } = useMapsScript()
  const [point, setPoint] = useState<Coordinates>(MOSCOW)
  const [text, tone] = texts[status]
  return (
    <AuthCard title={m.auth_map_title()} lead={language && m.auth_map_language({ language })}>
      <output>
        <StatusChip tone={tone}>{text()}</StatusChip>
      </output>
      {status === 'ready' && window.ymaps && <Geocode yandex={window.ymaps} onFound={setPoint} />}
      <MapField label={m.auth_map_point()} value={point} onValueChange={setPoint} />
      <TextLink render={<Link to={pathTo('auth.login')} />} className="self-start">
        {m.auth_back_to_login()}
      </TextLink>
    </AuthCard>
  )
}

/** Searches an address with the provider's geocoder. */
function Geocode({ yandex, onFound }: { yandex: Yandex; onFound: (point: { lat: number; lon: number }) => void }) {
  const [address, setAddress] = useState('')
  const [error, setError] = useState<string>()
  async function find(event: FormEvent) {
    event.preventDefault()
    setError(undefined)
    try {
      const { geoObjects } = await yandex.geocode(address, { results: 1 })
      const [lat, lon] = geoObjects.get(0)?.geometry?.getCoordinates() ?? []
      if (lat === undefined || lon === undefined) setError(m.auth_map_not_found())
      else onFound({ lat, lon })
    } catch {
      setError(m.auth_map_geocode_failed())
    }
  }
  return (
    <form onSubmit={(event) => void find(event)} className="flex items-end gap-2">
      <Field label={m.auth_map_address()} error={error} className="grow">
        <Input value={address} onChange={(event) => setAddress(event.target.value)} />
      </Field>
      <Button type="submit">{m.auth_map_find()}</Button>
    </form>
  )
}

export { MapTest as Component }
