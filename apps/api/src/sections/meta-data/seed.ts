import { sql } from '#db/drizzle.ts'
import type { Database } from '#db/database.ts'

const CITIES = 5

/** Seeds metadata of root categories, for all cities and for the largest ones, and of popular brands and cities. */
export async function seedMetaData(tx: Database, { at }: { at: Date }): Promise<void> {
  const stamps = sql`${at.toISOString()}::timestamptz, ${at.toISOString()}::timestamptz, 1, 1`
  await tx.execute(sql`
    insert into meta_data (entity, entity_id, h1, title, description, text, created_at, updated_at, created_by, updated_by)
    select 'category', id, name, name || ' для автомобиля: купить с доставкой',
      name || ' от проверенных продавцов: цены, наличие, подбор по автомобилю.',
      'Выберите товар по характеристикам или по своему автомобилю. Доставка по России и самовывоз.', ${stamps}
    from category where parent_id is null order by id`)
  await tx.execute(sql`
    insert into meta_data (entity, entity_id, city_id, h1, title, description, created_at, updated_at, created_by, updated_by)
    select 'category', category.id, city.id, category.name || ' ' || city.name_in,
      category.name || ' ' || city.name_in || ': купить',
      category.name || ' ' || city.name_in || ': самовывоз и доставка.', ${stamps}
    from category, (select * from city order by population desc nulls last, id limit ${CITIES}) city
    where category.parent_id is null order by category.id, city.id`)
  await tx.execute(sql`
    insert into meta_data (entity, entity_id, h1, title, created_at, updated_at, created_by, updated_by)
    select 'brand', id, 'Запчасти ' || name, 'Запчасти ' || name || ': каталог и цены', ${stamps}
    from brand order by id limit 20`)
  await tx.execute(sql`
    insert into meta_data (entity, entity_id, h1, title, created_at, updated_at, created_by, updated_by)
    select 'city', id, 'Автозапчасти ' || name_in, 'Автозапчасти ' || name_in || ': магазины и пункты выдачи', ${stamps}
    from city where is_popular order by id`)
}
