-- needed at once
-- The key under which two spellings of one normalized part number meet, as `articleKey` of the SDK gives it.
create function article_key(normalized text) returns text
  language sql immutable parallel safe
  return translate(normalized, 'АВЕКМНОРСТУХ', 'ABEKMHOPCTYX');
