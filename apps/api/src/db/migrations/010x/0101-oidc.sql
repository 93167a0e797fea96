-- needed at once
-- The account of a person at a provider of the company. A provider is known by its issuer: ids of settings may change.
create table oidc_identity (
  issuer text not null,
  subject text not null,
  user_id bigint not null references "user" (id) on delete cascade,
  -- The provider has made the account, and decides its roles.
  is_own boolean not null,
  linked_at timestamptz not null,
  primary key (issuer, subject)
);
create unique index oidc_identity_user_id_issuer_key on oidc_identity (user_id, issuer);
-- A sign-in that has been sent to the provider.
create table oidc_attempt (
  state bytea primary key,
  secret bytea not null,
  issuer text not null,
  nonce text not null,
  verifier text not null,
  started_at timestamptz not null,
  used_at timestamptz
);
-- A sign-out that the provider has reported; each is taken once.
create table oidc_logout (
  hash bytea primary key,
  issuer text not null,
  subject text,
  provider_session text,
  received_at timestamptz not null
);
-- Where a session comes from, so that the provider can end it.
alter table session add column issuer text;
alter table session add column provider_session text;
