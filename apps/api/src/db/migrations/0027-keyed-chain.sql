-- Since which position a key outside of the database goes into each seal, and what the key says of the row as a whole.
alter table audit_chain add keyed_from bigint, add mac bytea;
