-- The time of a token's first use: a lost response may be repeated as long as the token it contained is unused.
alter table session_token add used_at timestamptz;
update session_token set used_at = issued_at;
