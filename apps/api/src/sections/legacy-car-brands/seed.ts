import { eq } from '#db/drizzle.ts'
import type { Database } from '#db/database.ts'
import { carBrand } from '#sections/car-brands/schema.ts'
import { legacyCarBrand } from './schema.ts'

type Model = [title: string, from: number | null, to: number | null]

interface Make {
  title: string
  country: string | null
  models: Model[]
  mappedTo?: string
  note?: string
}

const demoLegacyMakes: Make[] = [
  {
    title: 'ВАЗ (LADA)',
    country: 'RU',
    models: [
      ['2107', 1982, 2012],
      ['Granta', 2011, null],
      ['Vesta', 2015, null],
    ],
  },
  {
    title: 'Хендай',
    country: 'KR',
    models: [
      ['Солярис', 2010, 2017],
      ['Creta', 2016, null],
    ],
    mappedTo: 'hyundai',
  },
  {
    title: 'Mercedes Benz',
    country: 'DE',
    models: [
      ['W203', 2000, 2007],
      ['W211', 2002, 2009],
      ['Sprinter', null, null],
    ],
  },
  { title: 'ТОЙОТА', country: 'JP', models: [['Camry 40', 2006, 2011]], mappedTo: 'toyota' },
  {
    title: 'ЗАЗ',
    country: 'UA',
    models: [
      ['Sens', 2002, 2017],
      ['Chance', 2009, 2014],
    ],
  },
  {
    title: 'Datsun',
    country: 'JP',
    models: [
      ['on-DO', 2014, 2020],
      ['mi-DO', 2014, 2020],
    ],
  },
  { title: 'ИЖ', country: 'RU', models: [['2126 Ода', 1991, 2005]] },
  { title: 'Разное', country: null, models: [['Прицепы', null, null]], note: 'Раздел каталога, а не марка' },
]

export async function seedLegacyCarBrands(tx: Database, { at }: { at: Date }): Promise<void> {
  const migrated_at = new Date(at.getTime() - 380 * 86_400_000).toISOString()
  for (const [index, { title, country, models, mappedTo = '', note = null }] of demoLegacyMakes.entries()) {
    const [ours] = await tx.select({ id: carBrand.id }).from(carBrand).where(eq(carBrand.slug, mappedTo))
    await tx.insert(legacyCarBrand).values({
      id: 11 + index,
      payload: { title, country, models: models.map(([name, from, to]) => ({ title: name, from, to })) },
      name: title,
      mapped_to_id: ours?.id ?? null,
      status: ours ? 'mapped' : note ? 'ignored' : 'unmapped',
      note,
      migrated_at,
      updated_at: migrated_at,
    })
  }
}
