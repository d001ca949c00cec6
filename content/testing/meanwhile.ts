import type { BasePayload, CollectionSlug } from 'payload'

/** Runs `work` once, during the next save in a collection: after the record is read and before it is written. */
export function meanwhile(
  payload: BasePayload,
  slug: CollectionSlug,
  work: () => Promise<unknown>,
): void {
  const { beforeChange } = payload.collections[slug].config.hooks
  const once: (typeof beforeChange)[number] = async ({ data }) => {
    beforeChange.splice(beforeChange.indexOf(once), 1)
    await work()
    return data
  }
  beforeChange.push(once)
}
