-- Who works with orders or with bank accounts goes on seeing the personal data in them; a role that only reads them does not.
with given (permission, works) as (values ('order.personal', 'order.update'), ('bank-detail.personal', 'bank-detail.update')),
wanted as (
  select role.id, given.permission from role join given on true
  where exists (select from role_permission held where held.role_id = role.id and held.permission = given.works)
    and not exists (select from role_permission held where held.role_id = role.id and held.permission = given.permission)
), before as (
  select role.id, role.name, role.slug,
    (select coalesce(jsonb_agg(held.permission order by held.permission), '[]') from role_permission held where held.role_id = role.id) as permissions,
    (select jsonb_agg(wanted.permission order by wanted.permission) from wanted where wanted.id = role.id) as added
  from role where id in (select id from wanted)
), inserted as (
  insert into role_permission (role_id, permission) select id, permission from wanted
), changed as (
  update role set version = version + 1, updated_at = now(), updated_by = null from before where role.id = before.id
)
insert into audit_log (created_at, role_slugs, ip, user_agent, request_id, source, entity, entity_id, entity_label, event, changes, comment)
select now(), '{}', '', '', '', 'system', 'role', id, name, 'updated',
  jsonb_build_object('permissions', jsonb_build_array(permissions, permissions || added)), 'Персональные данные видят те, кто с ними работает'
from before;

-- Files of orders that were written with every phone are for those who may still see them.
update operation set result_reach = result_reach || '{"sees": ["order.personal"]}'
where kind = 'export' and call in ('orders.export', 'subOrders.export') and result_reach is not null;
