import { sql } from '#db/drizzle.ts'
import type { Database } from '#db/database.ts'
import { rowsOf, type Size } from '#seeding/sizes.ts'

/**
 * Two of five legacy products match the number and brand of a current one, and some of these are already mapped. The
 * others have obsolete numbers.
 */
export async function seedLegacyProducts(tx: Database, { at, size }: { at: Date; size: Size }): Promise<void> {
  const migratedAt = new Date(at.getTime() - 380 * 86_400_000).toISOString()
  const devCount = rowsOf('product', 'dev')
  await tx.execute(sql`
    insert into legacy_product (legacy_id, payload, name, article, article_norm, brand_name, brand_norm, category_name,
      mapped_to_id, status, note, migrated_at, updated_at)
    select n,
      json_build_object('title', name, 'code', article, 'brand', brand_name, 'group', category_name,
        'weight_kg', (pg_temp.rnd('legacy_product', n, 'weight') % 9000 + 100) / 1000.0,
        'length_cm', pg_temp.rnd('legacy_product', n, 'length') % 60 + 5,
        'width_cm', pg_temp.rnd('legacy_product', n, 'width') % 40 + 5,
        'height_cm', case when n % 7 > 0 then pg_temp.rnd('legacy_product', n, 'height') % 30 + 3 end,
        'price_rub', (pg_temp.rnd('legacy_product', n, 'price') % 90000 + 1500) / 10.0),
      name, article, article_norm, brand_name, brand_norm, category_name, case when status = 'mapped' then product_id end,
      status, case when status = 'ignored' then 'Снят с производства' end, ${migratedAt}, ${migratedAt}
    from (
      select n, product.id as product_id,
        coalesce(product.name, part.name || ' ' || generated.article) as name,
        coalesce(product.article, generated.article) as article,
        coalesce(product.article_norm, replace(generated.article, '-', '')) as article_norm,
        coalesce(upper(brand.name), 'АвтоСнаб') as brand_name,
        coalesce(brand.name_norm, 'автоснаб') as brand_norm,
        coalesce(category.name, part.category) as category_name,
        case when n % 10 = 5 and product.id is not null then 'mapped' when n % 11 = 8 then 'ignored' else 'unmapped' end as status
      from generate_series(1, ${rowsOf('legacy_product', size)}::int) n
        cross join lateral (select 'AS-' || lpad((pg_temp.rnd('legacy_product', n, 'article') % 100000)::text, 5, '0') || '-' || n as article) generated
        join (values (0, 'Фильтр масляный', 'Масляные фильтры'), (1, 'Колодки тормозные передние', 'Тормозные колодки'),
          (2, 'Свеча зажигания', 'Свечи зажигания'), (3, 'Амортизатор задний', 'Амортизаторы'), (4, 'Насос водяной', 'Старый каталог')
        ) part (kind, name, category) on part.kind = n % 5
        left join product on product.id = 1 + n * 31 % ${devCount}::int and n % 5 < 2 and product.brand_id is not null
        left join brand on brand.id = product.brand_id
        left join category on category.id = product.category_id
    ) old`)
}
