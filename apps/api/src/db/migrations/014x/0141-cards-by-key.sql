-- concurrently
-- A price list names cards by article with or without their brand. Cards from before the key may share one.
create index concurrently product_article_twins on product (article_key(article_norm), brand_id);
