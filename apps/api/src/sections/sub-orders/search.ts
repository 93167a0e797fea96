import { type SQL, sql } from '#db/drizzle.ts'
import { seesOf } from '#contract/personal.ts'
import type { Principal } from '#db/actor.ts'
import { withinCompanies } from '#query/scope.ts'
import { containsWords } from '#query/list.ts'
import { subOrder } from './schema.ts'
import { codeSpellings } from '#text/spellings/code-spellings.ts'
import { phoneDigits, wholePhoneDigits } from '#text/searched-phone.ts'

// A shorter prefix matches too many numbers or articles, so below this length the whole value must match.
const NUMBER_FROM = 4
const TRACK_FROM = 5
const ARTICLE_FROM = 3
const PHONE_TAIL = 4

/** Finds orders by number, track number, the end of the phone number, the buyer's name or an article. */
export function orderMatches(q: string | undefined, actor: Principal): SQL | undefined {
  return q === undefined
    ? undefined
    : anyOf(sql`"order".id`, [
        withNumber(q, (number) => sql`select id from "order" where number ${number}`),
        withPhone(q, actor, (tail) => sql`select id from "order" where reverse(buyer_phone) ${tail}`),
        withName(q),
        ...parts(q, actor, sql`order_id`),
      ])
}

/** Finds sub-orders by the same values. */
export function subOrderMatches(q: string | undefined, actor: Principal): SQL | undefined {
  const byName = q === undefined ? undefined : withName(q)
  return q === undefined
    ? undefined
    : anyOf(sql`"sub_order".id`, [
        /^\d+(-\d*)?$/.test(q) ? sql`select id from sub_order where number ${beginning(q, NUMBER_FROM)}` : undefined,
        withPhone(
          q,
          actor,
          (tail) => sql`
            select id from sub_order where order_id in (select id from "order" where reverse(buyer_phone) ${tail})`,
        ),
        byName && sql`select id from sub_order where order_id in (${byName})`,
        ...parts(q, actor, sql`sub_order.id`),
      ])
}

/** Matches the number of an order, also when it comes from a sub-order's number. */
function withNumber(q: string, select: (number: SQL) => SQL): SQL | undefined {
  const [, number] = /^(\d+)(?:-\d*)?$/.exec(q) ?? []
  return number ? select(beginning(number, NUMBER_FROM)) : undefined
}

function withPhone(q: string, actor: Principal, select: (tail: SQL) => SQL): SQL | undefined {
  const tail = phoneTail(q, actor)
  return tail && select(tail)
}

/**
 * Matches the end of a phone number, from its last digit on. Guessing digits reveals no others: sellers search only by
 * those that the mask shows, and staff who do not see phones by the whole number.
 */
export function phoneTail(q: string, actor: Principal): SQL | undefined {
  const { scope } = actor
  const isHidden = scope === 'all' && !seesOf(actor)('order.personal')
  const digits = isHidden ? wholePhoneDigits(q) : phoneDigits(q)
  if (digits === undefined || digits.length < PHONE_TAIL || (scope === 'own' && digits.length > PHONE_TAIL))
    return undefined
  return beginning(Array.from(digits).toReversed().join(''), PHONE_TAIL)
}

/** Matches words of the buyer's name. A query without a word of three letters would match too many. */
export function withName(q: string): SQL | undefined {
  if (!/\p{L}{3}/u.test(q) || /\d/.test(q)) return undefined
  return sql`select id from "order" where ${containsWords(sql`buyer_name`, q)}`
}

function parts(q: string, actor: Principal, id: SQL): (SQL | undefined)[] {
  const within = withinCompanies(actor, subOrder.company_id) ?? sql`true`
  return [
    /^[A-Za-z0-9-]+$/.test(q)
      ? sql`
        select ${id} from sub_order
        where track_number is not null and upper(track_number) ${beginning(q.toUpperCase(), TRACK_FROM)} and ${within}`
      : undefined,
    ...codeSpellings(q)
      .filter(Boolean)
      .map(
        (article) => sql`
          select ${id} from sub_order_item item join sub_order on sub_order.id = item.sub_order_id
          where item.article_norm ${beginning(article, ARTICLE_FROM)} and ${within}`,
      ),
  ]
}

function beginning(text: string, from: number): SQL {
  return text.length < from ? sql`= ${text}` : sql`like ${`${text}%`}`
}

function anyOf(id: SQL, alternatives: (SQL | undefined)[]): SQL {
  const conditions = alternatives.filter((way) => way !== undefined)
  return conditions.length === 0 ? sql`false` : sql`${id} in (${sql.join(conditions, sql` union all `)})`
}
