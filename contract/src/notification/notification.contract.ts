import { z } from 'zod'
import { MediaId } from '../media/media.contract.ts'
import { Id, Status, Timestamp } from '../wire/scalars.ts'

/** What a notification tells of; the specification names no values. */
export const notificationEvents = ['news', 'enews', 'branch', 'board', 'account', 'policy'] as const
export type NotificationEvent = (typeof notificationEvents)[number]

/**
 * What happened, told to all members, to those who follow a branch or to one of them; which, is not
 * on the wire (spec §3, Notification). Only published ones are shown (spec §4). The two flags are
 * the caller's own: both are false for whoever shows no token, and for what is older than he is here.
 */
export const Notification = z.object({
  id: Id,
  /** On the wire `Published`; whatever else another service sends there is no status that is shown. */
  status: Status.meta({ enum: ['Draft', 'Published'] }),
  titleTh: z.string(),
  /** Null: there is the Thai one alone. */
  titleEn: z.string().nullable(),
  /**
   * Where it leads: the slug of the news or branch, the id of the e-news or thread, the kind of policy; null:
   * nowhere.
   */
  slug: z.string().nullable(),
  /** Public, unlike the pictures of what it tells of. */
  image: MediaId.nullable(),
  /** The category of its news. */
  category: Id.meta({ relation: 'category' }).nullable(),
  /** Null for what nobody here knows. */
  event: z.enum(notificationEvents).nullable().catch(null),
  /** The caller has opened it. */
  isRead: z.boolean(),
  /** It is counted at the bell: the caller has not looked at his notifications since it came. */
  isCounted: z.boolean(),
  /** The news that it tells of. */
  news: Id.meta({ relation: 'news' }).nullable(),
  /** Lists go by it, then by id, the oldest first. Null where a service does not tell. Ours. */
  publishedAt: Timestamp.nullable(),
})
export type Notification = z.infer<typeof Notification>

/** What a member changes of a notification: his own flag (spec §4, §7). */
export const NotificationChanges = z.object({ isRead: z.boolean() })
export type NotificationChanges = z.infer<typeof NotificationChanges>

/** What stands at the bell; ours. */
export const NotificationCount = z.object({
  /** How many of the member's notifications are counted (spec §4). */
  count: z.int().nonnegative(),
})
export type NotificationCount = z.infer<typeof NotificationCount>
