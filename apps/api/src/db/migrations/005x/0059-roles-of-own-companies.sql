-- No scope narrows these permissions, so a role for own companies would give the records of the whole marketplace.
with wide (permission) as (values
    ('attribute.create'), ('attribute.update'), ('attribute.delete'), ('attribute.enable'), ('attribute.disable'),
    ('attribute.sort'), ('brand.create'), ('brand.update'), ('brand.delete'), ('brand.enable'), ('brand.disable'),
    ('brand.enableByIds'), ('brand.disableByIds'), ('brand.upsert'), ('brand.deleteByParams'), ('car-brand.create'),
    ('car-brand.update'), ('car-brand.delete'), ('car-brand.enable'), ('car-brand.disable'), ('car-brand.sort'),
    ('car-model.create'), ('car-model.update'), ('car-model.delete'), ('car-model.enable'), ('car-model.disable'),
    ('car-model.sort'), ('category.update'), ('category.enable'), ('category.disable'), ('category.enableByIds'),
    ('category.disableByIds'), ('category-tree.createNode'), ('category-tree.moveNode'), ('category-tree.deleteNode'),
    ('category-tree.sort'), ('setting.index'), ('setting.view'), ('setting.update'), ('setting.upsert'),
    ('notification.create'), ('webhook.index'), ('webhook.view'), ('webhook.create'), ('webhook.update'),
    ('webhook.delete'), ('webhook.statusChange'), ('webhook.deactivationHistory'), ('role.create'), ('role.update'),
    ('role.delete'), ('city.create'), ('city.update'), ('city.delete'), ('city.enable'), ('city.disable'),
    ('city.enableByIds'), ('city.disableByIds'), ('region.create'), ('region.update'), ('region.delete'),
    ('region.enable'), ('region.disable'), ('translation.upsert'), ('translation.deleteByParams'),
    ('meta-data.upsert'), ('meta-data.deleteByParams'), ('operation-reason.create'), ('operation-reason.update'),
    ('operation-reason.delete'), ('operation-reason.enable'), ('operation-reason.disable'), ('operation-reason.sort'),
    ('template.create'), ('template.update'), ('template.delete'), ('template.enable'), ('template.disable'),
    ('payment-system.create'), ('payment-system.update'), ('payment-system.delete'), ('payment-system.enable'),
    ('payment-system.disable'), ('payment-system.sort'), ('delivery.create'), ('delivery.update'),
    ('delivery.delete'), ('delivery.enable'), ('delivery.disable'), ('delivery.sort')
), before as (
  select role.id, role.name, jsonb_agg(held.permission order by held.permission) as permissions,
    coalesce(jsonb_agg(held.permission order by held.permission)
      filter (where held.permission not in (select permission from wide)), '[]') as kept
  from role join role_permission held on held.role_id = role.id
  where role.scope = 'own' group by role.id, role.name
), changed as (
  update role set version = version + 1, updated_at = now(), updated_by = null
  from before where role.id = before.id and before.permissions <> before.kept returning role.id
), removed as (
  delete from role_permission using role
  where role.id = role_id and role.scope = 'own' and permission in (select permission from wide)
)
insert into audit_log (created_at, role_slugs, ip, user_agent, request_id, source, entity, entity_id, entity_label, event, changes, comment)
select now(), '{}', '', '', '', 'system', 'role', id, name, 'updated', jsonb_build_object('permissions', jsonb_build_array(permissions, kept)),
  'Право действует на весь маркетплейс'
from before where id in (select id from changed);

-- The companies and the scope of the user when a response was stored.
alter table idempotency_key add reach text;
