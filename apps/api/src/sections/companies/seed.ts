import type { Database } from '#db/database.ts'
import { company } from './schema.ts'

export async function seedCompanies(tx: Database): Promise<void> {
  await tx.insert(company).values([
    {
      type: 'legal',
      full_name: 'Общество с ограниченной ответственностью «Автодеталь-Север»',
      short_name: 'ООО «Автодеталь-Север»',
      trade_name: 'Автодеталь-Север',
      inn: '7700001010',
      kpp: '770001001',
      ogrn: '1267700000017',
      status: 'active',
    },
    {
      type: 'entrepreneur',
      full_name: 'Индивидуальный предприниматель Смирнова Анна Павловна',
      short_name: 'ИП Смирнова А. П.',
      trade_name: 'Смирнова Авто',
      inn: '780000012366',
      ogrn: '326780000000123',
      status: 'active',
    },
  ])
}
