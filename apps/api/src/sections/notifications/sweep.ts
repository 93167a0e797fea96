import { expiredBefore } from '#db/time/expired.ts'
import { sql } from '#db/drizzle.ts'
import { notification } from './schema.ts'

const DEFAULT_DAYS = 365

/** Notifications go some days after they came, read or not: what they tell of stands in the log. */
export const sweepNotifications = expiredBefore(
  notification,
  notification.created_at,
  (at) => sql`(${at.toISOString()}::timestamptz - interval '1 day' *
    coalesce((select value::text::int from setting where key = 'notification_days'), ${DEFAULT_DAYS}))`,
)
