-- Days with special hours, sorted by date: {date, hours}, with hours in the format of the schedule.
alter table store_point add column schedule_exceptions jsonb not null default '[]';

drop function is_open(jsonb, boolean, text, timestamptz);
drop function hours_of_day(jsonb, boolean, text, timestamptz);

-- The opening hours of the current day in the point's time zone.
create function hours_of_day(schedule jsonb, exceptions jsonb, works_on_holidays boolean, zone text, at timestamptz) returns jsonb
  language sql stable parallel safe
  return coalesce(
    (select day -> 'hours' from jsonb_array_elements(exceptions) day
      where day ->> 'date' = to_char(at at time zone zone, 'YYYY-MM-DD') limit 1),
    case
      when not works_on_holidays and is_holiday((at at time zone zone)::date) then '[]'::jsonb
      else schedule -> (extract(isodow from at at time zone zone)::int - 1) end);

create function is_open(schedule jsonb, exceptions jsonb, works_on_holidays boolean, zone text, at timestamptz) returns boolean
  language sql stable parallel safe
  return exists (
    select from jsonb_array_elements(hours_of_day(schedule, exceptions, works_on_holidays, zone, at)) hours
    where to_char(at at time zone zone, 'HH24:MI') >= hours ->> 'from' and to_char(at at time zone zone, 'HH24:MI') < hours ->> 'to');
