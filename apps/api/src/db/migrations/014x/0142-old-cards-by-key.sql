-- concurrently
-- A part number of the old catalogue is found however it is typed: without its signs, in letters that look alike.
create index concurrently legacy_product_key on legacy_product
  using gin (article_key(article_norm) gin_trgm_ops) with (fastupdate = off);
