import { MapView, type MapViewProps } from '@admin-panel/ui/map-view'
import { Skeleton } from '@admin-panel/ui/skeleton'
import { cn } from '@admin-panel/ui/cn'
import '@admin-panel/ui/map.css'
import { m } from '#paraglide/messages.js'
import { cities } from './cities.ts'
import { useMapsScript } from './maps-script.ts'
import { YandexMap } from './yandex-map.tsx'

const reasons = { blocked: m.maps_blocked, timeout: m.maps_timeout }

/** Shows the provider's map if a key is set, otherwise the embedded one. */
export function PointsMap({ className, ...props }: Omit<MapViewProps, 'cities'>) {
  const { status } = useMapsScript()
  if (status === 'loading') return <Skeleton className={cn('h-80', className)} />
  if (status === 'ready') return <YandexMap {...props} className={className} />
  return (
    <>
      <MapView {...props} cities={cities} className={className} />
      {status !== 'no-key' && <p className="text-xs text-muted">{reasons[status]()}</p>}
    </>
  )
}
