/** The connections to each database server. */
export interface Connections {
  size: number
  /** Whether statements are prepared by name, which some poolers do not allow. */
  prepared: boolean
  /** The silence in ms after which TCP asks whether the other side is still there. */
  keepAliveMs: number
}

export const CONNECTIONS: Connections = { size: 10, prepared: true, keepAliveMs: 10_000 }
