-- When a token was first used: an answer that was lost may be asked for again, as long as nobody used what it brought.
alter table session_token add used_at timestamptz;
update session_token set used_at = issued_at;
