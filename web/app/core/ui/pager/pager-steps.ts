/** The pages in a pager: both ends, the current one and its neighbours; null for a gap. */
export function pagerSteps(page: number, pageCount: number): (number | null)[] {
  const named = [1, page - 1, page, page + 1, pageCount].filter(
    (number, index, all) => number >= 1 && number <= pageCount && all.indexOf(number) === index,
  )
  return named.flatMap((number, index) => {
    const missing = number - (named[index - 1] ?? 0) - 1
    if (missing === 0) return [number]
    // A gap of one page is replaced by the page itself.
    return missing === 1 ? [number - 1, number] : [null, number]
  })
}
