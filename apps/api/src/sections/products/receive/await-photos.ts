import { isIP } from 'node:net'
import type { Actor } from '#db/actor.ts'
import { audit } from '#db/audit.ts'
import type { Database } from '#db/database.ts'
import { sql } from '#db/drizzle.ts'
import type { Details } from '#errors.ts'
import { isAllowed } from '#sections/webhooks/public.ts'
import { say } from '#text/language/say.ts'

/** Addresses that are seen to be of a private network; the names of others are resolved when they are fetched. */
export function wrongAddresses(urls: readonly string[], networks: readonly string[]): Details {
  const wrong = urls.flatMap((url, index): [string, string[]][] => {
    if (!URL.canParse(url)) return [[`image_urls.${index}`, ['Фото: адрес написан неверно']]]
    const { hostname, protocol } = new URL(url)
    const address = hostname === 'localhost' ? '127.0.0.1' : hostname.replace(/^\[|\]$/g, '')
    if (isIP(address) === 0 || isAllowed(address, protocol, networks)) return []
    return [[`image_urls.${index}`, [say`Фото: адрес ${hostname} недоступен`]]]
  })
  return Object.fromEntries(wrong)
}

/** Remembers what to fetch, and returns how many addresses are new to the card: each is fetched once. */
export async function awaitPhotos(tx: Database, actor: Actor, id: number, urls: readonly string[]): Promise<number> {
  if (urls.length === 0) return 0
  const { userId, keyId } = actor
  const now = actor.at.toISOString()
  const { rows } = await tx.execute<{ name: string; company_id: number | null }>(sql`
    with added as (
      insert into product_photo (product_id, url, next_attempt_at, user_id, key_id, created_at)
      select ${id}::int8, url, ${now}::timestamptz, ${userId}::int8, ${keyId}::int8, ${now}::timestamptz
      from unnest(${sql.param([...new Set(urls)])}::text[]) with ordinality as sent (url, place) order by place
      on conflict (product_id, url) do nothing
      returning product_id
    )
    select name, company_id from added join product on product.id = product_id`)
  const [card] = rows
  if (!card) return 0
  await audit(tx, actor, {
    event: 'updated',
    entity: 'product',
    entity_id: id,
    entity_label: card.name,
    company_id: card.company_id,
    changes: { awaited_images: [null, rows.length] },
  })
  return rows.length
}
