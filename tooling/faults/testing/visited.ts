import { setTimeout as sleep } from 'node:timers/promises'
import { cachedPages, type People, type Seen } from './people.ts'
import type { createReports } from './reports.ts'

const senders = 4

/** Visitors send reports and open cached pages until `work` is done. Returns what they saw. */
export async function whileVisited(
  { open }: Pick<People, 'open'>,
  reports: Pick<ReturnType<typeof createReports>, 'send'>,
  work: () => Promise<void>,
) {
  let isOver = false
  const pages: Seen[] = []
  const sent: Seen[] = []
  const visitors = [
    ...Array.from({ length: senders }, async () => {
      while (!isOver) {
        const seen = await reports.send()
        sent.push(seen)
        // Somebody reads the refusal before they send the form again.
        await sleep(seen.status === 303 ? 20 : 500)
      }
    }),
    (async () => {
      for (let count = 0; !isOver; count += 1) {
        pages.push(await open(cachedPages[count % cachedPages.length] ?? '/'))
        await sleep(50)
      }
    })(),
  ]
  try {
    await work()
  } finally {
    isOver = true
    await Promise.all(visitors)
  }
  return { pages, sent }
}
