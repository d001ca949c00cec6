/** What the work gives, or what stands in for it once it has taken too long; the work itself goes on. */
export async function inTime<Result>(
  work: Promise<Result>,
  ms: number,
  standIn: () => Result,
): Promise<Result> {
  const late = Promise.withResolvers<void>()
  const timer = setTimeout(late.resolve, ms)
  try {
    return await Promise.race([work, late.promise.then(standIn)])
  } finally {
    clearTimeout(timer)
  }
}
