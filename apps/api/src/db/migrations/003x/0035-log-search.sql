-- The searchable text of a log row: its record, its comment, and the old and new texts. Long texts are cut.
create function logged_words(entity_label text, comment text, changes jsonb) returns text
  language sql immutable parallel safe
  return coalesce(entity_label, '') || ' ' || coalesce(comment, '') || ' ' || left(
    jsonb_path_query_array(changes, 'strict $.** ? (@.type() == "string")')::text, 1000);

create index audit_log_search on audit_log using gin (folded(logged_words(entity_label, comment, changes)) gin_trgm_ops)
  with (fastupdate = off);
