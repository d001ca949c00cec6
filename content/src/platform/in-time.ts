/** The result of the work, or a replacement after a timeout; the work itself continues. */
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
