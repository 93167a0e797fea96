-- The position from which an external key is part of each seal, and the MAC of the whole row.
alter table audit_chain add keyed_from bigint, add mac bytea;
