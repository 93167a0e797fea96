/** Parses «MSK-01: 12, SPB-02: 3», the stock by point. */
export function readShelves(text: string): { store_point_code: string; quantity: number }[] | undefined {
  const shelves = text.split(/[,;]/).map((part) => /^([^:=]+)[:=]\s*(\d+)$/.exec(part.trim()))
  return shelves.includes(null)
    ? undefined
    : shelves.map((match) => ({ store_point_code: match?.[1]?.trimEnd() ?? '', quantity: Number(match?.[2]) }))
}

export const writeShelves = (shelves: readonly { code: string; quantity: number }[]) =>
  shelves.map(({ code, quantity }) => `${code}: ${quantity}`).join(', ')
