type Coordinates = readonly number[]

interface Events<Event = unknown> {
  add: (kind: string, listener: (event: Event) => void) => void
  remove: (kind: string, listener: (event: Event) => void) => void
}

export interface GeoObject {
  geometry: { getCoordinates: () => Coordinates } | null
  events: Events
}

export interface YandexMap {
  events: Events<{ get: (name: 'coords') => Coordinates }>
  geoObjects: { add: (child: object) => void; remove: (child: object) => void }
  setCenter: (center: Coordinates, zoom: number) => void
  setBounds: (corners: readonly Coordinates[], options: object) => void
  getBounds: () => readonly Coordinates[]
  destroy: () => void
}

/** The part of the interface of Yandex Maps 2.1, or of a compatible script, that the panel uses. */
export interface Yandex {
  ready: (done: () => void, failed: () => void) => void
  Map: new (host: HTMLElement, state: { center: Coordinates; zoom: number; controls: string[] }) => YandexMap
  Placemark: new (place: Coordinates, properties: { hintContent?: string }, options: object) => GeoObject
  Clusterer: new (options: object) => { add: (geoObjects: readonly GeoObject[]) => void }
  geocode: (
    address: string,
    options: { results: number },
  ) => Promise<{ geoObjects: { get: (index: number) => GeoObject | undefined } }>
}

declare global {
  interface Window {
    ymaps?: Yandex
  }
}
