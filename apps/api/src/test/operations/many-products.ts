/** The number of the brand that `manyProducts` makes. */
export const MANY = 900_000

/** Copies a card of the demo data many times, in SQL: on sale, of one brand, and each with its own article. */
export function manyProducts(count: number): string {
  return `
    insert into brand (id, name, name_norm, slug, kind) values (${MANY}, 'Many', 'many', 'many', 'aftermarket');
    insert into product (name, slug, article, article_norm, brand_id, category_id, weight_g, length_mm, width_mm, height_mm, vat_rate, status)
    select 'Фильтр ' || n, 'many-' || n, 'MANY-' || n, 'MANY' || n, ${MANY}, category_id, 300, 90, 90, 80, '22', 'active'
    from product, generate_series(1, ${Math.trunc(count)}) n where product.id = 1001`
}
