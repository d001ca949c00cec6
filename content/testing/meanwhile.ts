import type { BasePayload, CollectionSlug } from 'payload'

/** Has something happen once, after the next save in a collection has read its record and before it writes. */
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
