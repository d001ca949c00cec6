import { startProduct } from '../../product.ts'
import { chooseMetrics, readReadiness } from './metrics.ts'
import { createPeople } from './people.ts'
import { receiveAlerts } from './received-alerts.ts'

export type WatchedProduct = Awaited<ReturnType<typeof startWatchedProduct>>

/** The built product with the people who use it, its metrics and its alerts. A member and an editor are signed in. */
export async function startWatchedProduct(extra: Record<string, string> = {}) {
  const alerts = await receiveAlerts()
  const { environment, metric } = await chooseMetrics()
  const product = await startProduct({ ...environment, ALERT_URL: alerts.url, ...extra })
  const people = createPeople(product)
  const stop = async () => {
    await product.stop()
    alerts.stop()
  }
  await people.arrive().catch(async (error: unknown) => {
    await stop()
    throw error
  })
  return {
    ...product,
    ...people,
    alerts,
    metric,
    /** The answer of the content service's `/readyz`. */
    readiness: () => readReadiness(product.contentUrl),
    stop,
  }
}
