import { type PgColumn, type SQL, sql } from '#db/drizzle.ts'

type Text = SQL | PgColumn

/** Removes characters that the two systems write differently. */
function bare(text: Text): SQL {
  return sql`translate(folded(${text}), ' -.()', '')`
}

export function isSame(a: Text, b: Text): SQL<boolean> {
  return sql<boolean>`${bare(a)} = ${bare(b)}`
}

/** Matches equal names and names that contain one another, such as «ВАЗ (LADA)» and «LADA». */
export function isAlike(a: Text, b: Text): SQL<boolean> {
  return sql<boolean>`(length(${bare(a)}) > 2 and length(${bare(b)}) > 2
    and (strpos(${bare(a)}, ${bare(b)}) > 0 or strpos(${bare(b)}, ${bare(a)}) > 0))`
}
