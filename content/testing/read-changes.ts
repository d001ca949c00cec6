/** Listens to `/changes` of a service that shares this test's secrets. */
export async function readChanges(serviceUrl: string) {
  // Imported late, as a test may choose its database first.
  const { env } = await import('../src/platform/env.ts')
  const ending = new AbortController()
  const response = await fetch(`${serviceUrl}/changes`, {
    headers: { authorization: `Bearer ${env.serviceTokens[0]}` },
    signal: ending.signal,
  })
  let text = ''
  const reading = (async () => {
    const decoder = new TextDecoder()
    for await (const chunk of response.body ?? []) text += decoder.decode(chunk)
  })().catch((error: unknown) => {
    if (!ending.signal.aborted) throw error
  })
  return {
    seen: () => text,
    waitFor: (tag: string) => until(async () => text.includes(`"${tag}"`)),
    async stop() {
      ending.abort()
      await reading
    },
  }
}

/** Retries until it is true; a refused connection counts as false. */
export async function until(isSo: () => Promise<boolean>, seconds = 20): Promise<void> {
  const deadline = Date.now() + seconds * 1000
  let last: unknown
  while (Date.now() < deadline) {
    try {
      if (await isSo()) return
    } catch (error) {
      last = error
    }
    await new Promise((resolve) => setTimeout(resolve, 200))
  }
  throw new Error(`It was not so after ${seconds} s`, { cause: last })
}
