import { type PgColumn, type SQL, sql } from '#db/drizzle.ts'

type Text = SQL | PgColumn

/** Removes characters that the two systems write differently. */
function normalizeText(text: Text): SQL {
  return sql`translate(folded(${text}), ' -.()', '')`
}

export function isSame(a: Text, b: Text): SQL<boolean> {
  return sql<boolean>`${normalizeText(a)} = ${normalizeText(b)}`
}

/** Matches equal names and names that contain one another, such as «ВАЗ (LADA)» and «LADA». */
export function isAlike(a: Text, b: Text): SQL<boolean> {
  return sql<boolean>`(length(${normalizeText(a)}) > 2 and length(${normalizeText(b)}) > 2
    and (strpos(${normalizeText(a)}, ${normalizeText(b)}) > 0 or strpos(${normalizeText(b)}, ${normalizeText(a)}) > 0))`
}
