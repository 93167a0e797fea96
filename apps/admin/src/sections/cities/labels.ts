import type { Schemas } from '@admin-panel/sdk'

export type City = Schemas['City']
export type CityType = Schemas['CityType']
export type Region = Schemas['Region']
export type RegionType = Schemas['RegionType']
export type FederalDistrict = Schemas['FederalDistrict']
