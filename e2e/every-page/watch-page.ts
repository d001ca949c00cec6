import type { Page } from '@playwright/test'

const budgeted = ['script', 'stylesheet', 'font'] as const
export type Budgeted = (typeof budgeted)[number]

/** Maximum compressed bytes of a page, including resources on demand. */
export const budgets = { script: 122_880, stylesheet: 13_400, font: 36_000 }

export interface Watched {
  /** Console errors and warnings, failed requests, policy violations. */
  complaints: string[]
  /** Requests to other hosts. */
  strangers: string[]
  /** Compressed bytes. */
  weigh: () => Promise<Record<Budgeted, number>>
}

/** Must be called before the first request. */
export async function watchPage(page: Page, ownOrigin: string): Promise<Watched> {
  const complaints: string[] = []
  const strangers: string[] = []
  const sizes: Record<Budgeted, Promise<number>[]> = { script: [], stylesheet: [], font: [] }

  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) complaints.push(message.text())
  })
  page.on('pageerror', (error) => complaints.push(String(error)))
  page.on('requestfailed', (request) => {
    const reason = request.failure()?.errorText ?? ''
    // A click before hydration submits the form, and the next page cancels pending requests.
    if (reason !== 'net::ERR_ABORTED') complaints.push(`failed: ${request.url()} (${reason})`)
  })
  page.on('response', (response) => {
    if (response.status() >= 400 && !response.request().isNavigationRequest())
      complaints.push(`${response.status()}: ${response.url()}`)
  })
  page.on('request', (request) => {
    const { origin, protocol } = new URL(request.url())
    if (protocol !== 'data:' && origin !== ownOrigin) strangers.push(request.url())
  })
  page.on('requestfinished', (request) => {
    const kind = budgeted.find((each) => each === request.resourceType())
    if (kind) sizes[kind].push(request.sizes().then(({ responseBodySize }) => responseBodySize))
  })
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) => {
      console.error(`policy violated: ${violatedDirective} ${blockedURI}`)
    })
  })

  const sumOf = async (kind: Budgeted) =>
    (await Promise.all(sizes[kind])).reduce((sum, size) => sum + size, 0)
  return {
    complaints,
    strangers,
    weigh: async () => ({
      script: await sumOf('script'),
      stylesheet: await sumOf('stylesheet'),
      font: await sumOf('font'),
    }),
  }
}
