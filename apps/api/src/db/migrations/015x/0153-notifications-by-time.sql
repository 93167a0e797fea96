-- concurrently
create index concurrently notification_by_time on notification (created_at);
