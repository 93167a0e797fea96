-- When the operator last accepted the head of the chain: heads that were kept before may be absent then.
alter table audit_chain add accepted_at timestamptz;
