import type { BasePayload } from 'payload'
import { changeBus } from '../src/core/changes/change-bus.ts'
import { watchScheduledChanges } from '../src/core/records/schedule-clock.ts'

type Watched = Parameters<typeof watchScheduledChanges>[1]

/** Announces scheduled changes and records the announcements. */
export async function watchAnnounced(payload: BasePayload, entity: Watched) {
  const stopClock = await watchScheduledChanges(payload, entity)
  const told: { at: number; tags: readonly string[] }[] = []
  const unsubscribe = changeBus.subscribe(({ tags }) => told.push({ at: Date.now(), tags }))
  return {
    /** The tags announced since the moment, without those of the change that stored it. */
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
