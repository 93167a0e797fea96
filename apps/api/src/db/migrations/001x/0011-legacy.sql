-- Records of the previous system in their original form, with the present record to which each is mapped.
create table legacy_product (
  legacy_id bigint primary key,
  payload jsonb not null,
  name text not null,
  article text not null,
  article_norm text not null,
  brand_name text not null,
  brand_norm text not null,
  category_name text,
  mapped_to_id bigint references product,
  status text not null default 'unmapped' check (status in ('unmapped', 'mapped', 'ignored')),
  note text,
  migrated_at timestamptz not null,
  updated_at timestamptz not null default now(),
  updated_by bigint references "user",
  version integer not null default 1,
  check ((status = 'mapped') = (mapped_to_id is not null))
);
create table legacy_car_brand (
  legacy_id bigint primary key,
  payload jsonb not null,
  name text not null,
  mapped_to_id bigint references car_brand,
  status text not null default 'unmapped' check (status in ('unmapped', 'mapped', 'ignored')),
  note text,
  migrated_at timestamptz not null,
  updated_at timestamptz not null default now(),
  updated_by bigint references "user",
  version integer not null default 1,
  check ((status = 'mapped') = (mapped_to_id is not null))
);
create table legacy_city (
  legacy_id bigint primary key,
  payload jsonb not null,
  name text not null,
  region_name text not null,
  mapped_to_id bigint references city,
  status text not null default 'unmapped' check (status in ('unmapped', 'mapped', 'ignored')),
  note text,
  migrated_at timestamptz not null,
  updated_at timestamptz not null default now(),
  updated_by bigint references "user",
  version integer not null default 1,
  check ((status = 'mapped') = (mapped_to_id is not null))
);
create index legacy_product_mapped on legacy_product (mapped_to_id);
create index legacy_car_brand_mapped on legacy_car_brand (mapped_to_id);
create index legacy_city_mapped on legacy_city (mapped_to_id);
create index legacy_product_article on legacy_product (article_norm);
create index legacy_product_status on legacy_product (status, legacy_id);
create index legacy_product_name on legacy_product (name collate "unicode", legacy_id);
create index legacy_product_updated on legacy_product (updated_at, legacy_id);
create index legacy_product_search on legacy_product
  using gin (folded(name || ' ' || article || ' ' || brand_name) gin_trgm_ops) with (fastupdate = off);
