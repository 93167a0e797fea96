import type { Schemas } from '@admin-panel/sdk'
import { m } from '#paraglide/messages.js'

export type City = Schemas['City']
export type CityType = Schemas['CityType']
export type Region = Schemas['Region']
export type RegionType = Schemas['RegionType']
export type FederalDistrict = Schemas['FederalDistrict']

export const cityTypes: Readonly<Record<CityType, () => string>> = {
  г: m.city_type_city,
  пгт: m.city_type_urban,
  с: m.city_type_village,
  п: m.city_type_settlement,
}

export const regionTypes: Readonly<Record<RegionType, () => string>> = {
  республика: m.region_type_republic,
  край: m.region_type_territory,
  область: m.region_type_province,
  город: m.region_type_city,
  'автономная область': m.region_type_autonomous_province,
  'автономный округ': m.region_type_autonomous_district,
}

export const districts: Readonly<Record<FederalDistrict, () => string>> = {
  Центральный: m.district_central,
  'Северо-Западный': m.district_north_western,
  Южный: m.district_southern,
  'Северо-Кавказский': m.district_north_caucasian,
  Приволжский: m.district_volga,
  Уральский: m.district_ural,
  Сибирский: m.district_siberian,
  Дальневосточный: m.district_far_eastern,
}

export const optionsOf = (labels: Readonly<Record<string, () => string>>) =>
  Object.entries(labels).map(([value, label]) => ({ value, label: label() }))
