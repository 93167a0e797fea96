-- needed at once
-- From which account a payout goes, as it was when the file for the bank was made. Null for those sent before: the settings say it.
alter table settlement add column paid_from jsonb;
