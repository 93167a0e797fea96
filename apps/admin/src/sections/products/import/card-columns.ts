import { productConditionWords } from '#contract/enums/product-condition.gen.ts'
import { vatRateWords } from '#contract/enums/vat-rate.gen.ts'
import type { ImportColumn } from '#list/import/import-definition.ts'
import { readChoice, readCode, readInteger, readText, type Reader } from '#list/import/read/readers.ts'
import { m } from '#paraglide/messages.js'
import { optionsOf } from '#text/options-of.ts'
import {
  examples,
  readAddresses,
  readAttributes,
  readBarcodes,
  readCars,
  readCrosses,
  readOemNumbers,
} from './read-parts.ts'

const readCondition = readChoice(() => optionsOf(productConditionWords))
const readRate = readChoice(() => optionsOf(vatRateWords))

/** Reads «22», «22%» or «22 %» as one rate. */
const readVat: Reader<string> = (cell) => readRate({ ...cell, text: cell.text.replace(/^(\d+)\s?%$/, '$1') })

/** Cards by brand and article. The titles equal those of the export, so that edited cards can be imported again. */
export const cardColumns = (): ImportColumn[] => [
  {
    field: 'brand',
    title: m.field_brand_id(),
    isRequired: true,
    read: readText,
    sample: 'MANN-FILTER',
    aliases: ['Производитель'],
  },
  {
    field: 'article',
    title: m.field_article(),
    isRequired: true,
    read: readCode,
    sample: 'W 914/2',
    aliases: ['Каталожный номер'],
  },
  {
    field: 'name',
    title: m.field_name(),
    read: readText,
    sample: 'Фильтр масляный W 914/2',
    aliases: ['Наименование'],
  },
  { field: 'category', title: m.field_category_id(), read: readText, sample: 'Фильтры / Масляные фильтры' },
  { field: 'condition', title: m.field_condition(), read: readCondition, sample: '' },
  { field: 'description', title: m.field_description(), read: readText, sample: '' },
  { field: 'barcodes', title: m.field_barcodes(), read: readBarcodes, sample: '4011558710507' },
  { field: 'attributes', title: m.field_attribute_values(), read: readAttributes, sample: examples.attributes },
  { field: 'oem_numbers', title: m.field_oem_numbers(), read: readOemNumbers, sample: examples.oem_numbers },
  { field: 'crosses', title: m.field_crosses(), read: readCrosses, sample: examples.crosses },
  { field: 'applicability', title: m.field_applicability(), read: readCars, sample: examples.applicability },
  { field: 'image_urls', title: m.products_cards_photos(), read: readAddresses, sample: '' },
  { field: 'weight_g', title: m.field_productsCreate_weight_g(), read: readInteger, sample: '310' },
  { field: 'length_mm', title: m.field_productsCreate_length_mm(), read: readInteger, sample: '76' },
  { field: 'width_mm', title: m.field_productsCreate_width_mm(), read: readInteger, sample: '76' },
  { field: 'height_mm', title: m.field_productsCreate_height_mm(), read: readInteger, sample: '93' },
  { field: 'pack_qty', title: m.field_pack_qty(), read: readInteger, sample: '' },
  { field: 'vat_rate', title: m.field_vat_rate(), read: readVat, sample: vatRateWords['22']() },
  { field: 'country_code', title: m.field_country_code(), read: readCode, sample: 'DE' },
  { field: 'tnved', title: m.field_tnved(), read: readCode, sample: '' },
]
