-- The groups became an enum of the contract; a group of another name had no label.
update setting set group_name = 'general'
where group_name not in ('general', 'catalog', 'orders', 'delivery', 'moderation', 'access', 'log', 'maps');
