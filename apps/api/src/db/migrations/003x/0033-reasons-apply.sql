-- The statuses to which a reason of orders applies (empty means all), the subjects of requests, and whether only staff
-- may use it.
alter table operation_reason
  add column order_statuses text[] not null default '{}',
  add column subjects text[] not null default '{}',
  add column staff_only boolean not null default false;

update operation_reason set order_statuses = applied.statuses::text[], staff_only = applied.staff_only
from (values
  ('cancel.out_of_stock', '{new,confirmed,assembling,ready_to_ship}', false),
  ('cancel.only_defective', '{new,confirmed,assembling,ready_to_ship}', false),
  ('cancel.seller_other', '{awaiting_payment,new,confirmed,assembling,ready_to_ship}', false),
  ('cancel.buyer_changed_mind', '{awaiting_payment,new,confirmed,assembling,ready_to_ship,in_delivery,at_pickup}', false),
  ('cancel.buyer_unreachable', '{awaiting_payment,new,confirmed,assembling,ready_to_ship,in_delivery,at_pickup}', false),
  ('cancel.not_paid', '{awaiting_payment}', true),
  ('cancel.pickup_expired', '{at_pickup}', true),
  ('cancel.delivery_lost', '{in_delivery,dispute}', true),
  ('cancel.no_delivery_region', '{awaiting_payment,new,confirmed,assembling,ready_to_ship}', true),
  ('cancel.dispute_lost', '{dispute}', true),
  ('cancel.duplicate', '{awaiting_payment,new,confirmed,assembling,ready_to_ship}', true)
) as applied (code, statuses, staff_only)
where operation_reason.code = applied.code;

update operation_reason set subjects = applied.subjects::text[]
from (values
  ('content.bad_photo', '{product,store-point}'),
  ('content.watermark', '{product}'),
  ('content.wrong_category', '{product}'),
  ('content.wrong_brand', '{product,brand}'),
  ('content.brand_docs', '{product,brand}'),
  ('content.duplicate_card', '{product,brand}'),
  ('content.wrong_attributes', '{product}'),
  ('content.forbidden', '{product,brand}'),
  ('content.requisites_mismatch', '{company,bank-detail}')
) as applied (code, subjects)
where operation_reason.code = applied.code;
