-- What the background jobs could not do, by its reason: logged once an hour, and told to those who may mend it.
create table job_failure (
  job text not null,
  reason text not null,
  records int,
  record_id bigint,
  since timestamptz not null,
  seen_at timestamptz not null,
  logged_at timestamptz not null,
  told_at timestamptz,
  primary key (job, reason)
);
