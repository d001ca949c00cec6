import type { BasePayload } from 'payload'
import { changeBus } from '../src/core/changes/change-bus.ts'
import { watchScheduledChanges } from '../src/core/records/schedule-clock.ts'

type Watched = Parameters<typeof watchScheduledChanges>[1]

/** Lets the clock announce what comes and goes by itself, and hears what is announced. */
export async function watchAnnounced(payload: BasePayload, entity: Watched) {
  const stopClock = await watchScheduledChanges(payload, entity)
  const told: { at: number; tags: readonly string[] }[] = []
  const unsubscribe = changeBus.subscribe(({ tags }) => told.push({ at: Date.now(), tags }))
  return {
    /** The tags announced at the moment or later: not those of the change that stored it. */
    announcedSince: (moment: Date, tag: string) =>
      told
        .filter(({ at, tags }) => tags.includes(tag) && at >= moment.getTime())
        .map(({ tags }) => tags),
    stop() {
      unsubscribe()
      stopClock()
    },
  }
}
