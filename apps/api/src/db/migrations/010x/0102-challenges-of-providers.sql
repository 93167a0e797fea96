-- needed at once
alter table sign_in_challenge add column issuer text, add column provider_session text;
