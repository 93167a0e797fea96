-- What a row of the log says in words: its record, its comment, and the texts before and after. A long text counts by its beginning.
create function logged_words(entity_label text, comment text, changes jsonb) returns text
  language sql immutable parallel safe
  return coalesce(entity_label, '') || ' ' || coalesce(comment, '') || ' ' || left(
    jsonb_path_query_array(changes, 'strict $.** ? (@.type() == "string")')::text, 1000);

create index audit_log_search on audit_log using gin (folded(logged_words(entity_label, comment, changes)) gin_trgm_ops)
  with (fastupdate = off);
