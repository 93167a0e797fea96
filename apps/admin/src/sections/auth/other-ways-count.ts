/** How many buttons `other-ways.tsx` shows: the page keeps their place while they load, and loads nothing for none. */
export const otherWaysCount = () => 0
