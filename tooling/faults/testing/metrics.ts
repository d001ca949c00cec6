import { findFreePort } from '../../launcher/ports.ts'
import type { PartName } from '../../product.ts'

/** Settings with which `/metrics` of both parts can be read, and how to read a metric. */
export async function chooseMetrics() {
  const ports = { content: await findFreePort(), web: await findFreePort() }
  const environment = {
    CONTENT_METRICS_PORT: String(ports.content),
    WEB_METRICS_PORT: String(ports.web),
  }

  /**
   * The sum of a metric, of the lines that contain `labels`. Undefined if it has none, or the part does not answer within
   * ten seconds.
   */
  const metric = async (part: PartName, name: string, labels = ''): Promise<number | undefined> => {
    const signal = AbortSignal.timeout(10_000)
    const answer = await fetch(`http://127.0.0.1:${ports[part]}/metrics`, { signal }).catch(
      () => undefined,
    )
    const lines = (await answer?.text())?.split('\n') ?? []
    const values = lines
      .filter((line) => line.startsWith(`${name}{`) && line.includes(labels))
      .map((line) => Number(line.split(' ').at(-1)))
    return values.length === 0 ? undefined : values.reduce((sum, value) => sum + value, 0)
  }
  return { environment, metric }
}

/** The answer of a content service's `/readyz`. */
export async function readReadiness(contentUrl: string): Promise<string> {
  const signal = AbortSignal.timeout(10_000)
  const answer = await fetch(`${contentUrl}/readyz`, { signal })
  return `${answer.status} ${await answer.text()}`
}
