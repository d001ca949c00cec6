import { z } from 'zod'
import { MediaId } from '../media/media.contract.ts'
import { Id, Status, Timestamp } from '../wire/scalars.ts'

/** The specification lists no values. */
export const notificationEvents = ['news', 'enews', 'branch', 'board', 'account', 'policy'] as const
export type NotificationEvent = (typeof notificationEvents)[number]

/**
 * A notification for all members, the followers of a branch, or one member; the wire does not say which (spec §3,
 * Notification). Only published ones are visible (spec §4). The flags belong to the caller. Both are false without a token,
 * and for notifications older than the account.
 */
export const Notification = z.object({
  id: Id,
  /** `Published` on the wire; other values of other services are never visible. */
  status: Status.meta({ enum: ['Draft', 'Published'] }),
  titleTh: z.string(),
  /** Null: only the Thai title exists. */
  titleEn: z.string().nullable(),
  /** Link target: slug of the news or branch, id of the e-news or post, kind of policy; null: no link. */
  slug: z.string().nullable(),
  /** Public, unlike the images of the record it links to. */
  image: MediaId.nullable(),
  /** Category of its news. */
  category: Id.meta({ relation: 'category' }).nullable(),
  /** Null for unknown values. */
  event: z.enum(notificationEvents).nullable().catch(null),
  /** The caller has opened it. */
  isRead: z.boolean(),
  /** Counted in the notification menu: the caller has not opened the menu since. */
  isCounted: z.boolean(),
  /** The news that it links to. */
  news: Id.meta({ relation: 'news' }).nullable(),
  /** Sort key of lists, then id, oldest first. Null if a service does not send it. Extension. */
  publishedAt: Timestamp.nullable(),
})
export type Notification = z.infer<typeof Notification>

/** A member's own flag (spec §4, §7). */
export const NotificationChanges = z.object({ isRead: z.boolean() })
export type NotificationChanges = z.infer<typeof NotificationChanges>

/** Extension. */
export const NotificationCount = z.object({
  /** Unseen notifications of the member (spec §4). */
  count: z.int().nonnegative(),
})
export type NotificationCount = z.infer<typeof NotificationCount>
