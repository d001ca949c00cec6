import { expect } from '@playwright/test'
import type { APIRequestContext } from '@playwright/test'

/**
 * The promise is two seconds on a machine that meets the budgets of the bench. Slower ones share two processors between three
 * browsers and both services. Without the event of a change a page would be old for a minute.
 */
export const publicWithinMilliseconds = 5000

/** Short, as a whole page would hide the message of the failure. */
export async function contains(
  request: APIRequestContext,
  path: string,
  text: string,
): Promise<boolean> {
  return (await (await request.get(path)).text()).includes(text)
}

/** Milliseconds until all pages contain the text. */
export async function measureUntilPublic(
  request: APIRequestContext,
  paths: readonly string[],
  text: string,
): Promise<number> {
  const start = performance.now()
  await expect(async () => {
    for (const path of paths) expect(await contains(request, path, text), path).toBe(true)
  }).toPass({ intervals: [50], timeout: 20_000 })
  return performance.now() - start
}

/** Visits each page twice: the second response comes from the page cache. */
export async function visitTwice(
  request: APIRequestContext,
  paths: readonly string[],
): Promise<void> {
  for (const path of paths) {
    await request.get(path)
    expect((await request.get(path)).status(), path).toBe(200)
  }
}
