import { z } from 'zod'
import { MediaIds } from '../media/file-details.contract.ts'
import { MediaId } from '../media/media.contract.ts'
import { countSeen, tidyLine, tidyName, tidyText } from '../text/tidy-text.ts'
import { saysFault } from '../wire/faults.ts'
import { Id, Status, Timestamp } from '../wire/scalars.ts'
import { boardReasons } from './board-moderation.contract.ts'
import { boardLengths as lengths } from './board-lengths.ts'

/** Author; null if the account was deleted or the text withdrawn. */
export const BoardAuthor = z.object({
  /** A member, who may represent the brand; null for replies that staff wrote in the admin. */
  id: z.uuid().nullable(),
  /**
   * A nickname, or คุณ with the first name and the first consonant of the surname; null if missing or hidden (`NameFault`).
   */
  name: z.string().nullable(),
  avatar: MediaId.nullable(),
  /** Date of registration; null for staff. */
  since: Timestamp.nullable(),
  kind: z.enum(['member', 'staff']),
})
export type BoardAuthor = z.infer<typeof BoardAuthor>

const Author = BoardAuthor.nullable()

/** A post with figures about its replies (spec §3 names posts but does not list their fields). */
export const BoardPost = z.object({
  id: Id,
  /** Null, like `detail`, if withdrawn by its author after others replied. */
  title: z.string().nullable(),
  /** Plain text, see `readBlocks`. */
  detail: z.string().nullable(),
  images: MediaIds,
  author: Author,
  replies: z.int().nonnegative(),
  views: z.int().nonnegative(),
  /** A draft waits for moderation; only its author sees it. */
  status: Status,
  createdAt: Timestamp,
  updatedAt: Timestamp.nullable(),
  /** Time of creation or of the last reply. Extension. */
  lastActivityAt: Timestamp.nullable(),
  /** Listed before all others. Extension. */
  isPinned: z.boolean(),
  /** Reply that the author accepted as the solution. Extension. */
  solvedBy: Id.meta({ relation: 'reply' }).nullable(),
  /** Accepts no more replies. Extension. */
  isLocked: z.boolean(),
  /** Changed more than five minutes after creation. Extension. */
  isEdited: z.boolean(),
  /** The caller follows it. Extension. */
  isFollowed: z.boolean(),
  /** The caller has not seen it, or not its newest replies. Extension. */
  isUnread: z.boolean(),
  /** Time of the caller's previous visit; null: never. Extension. */
  seenUntil: Timestamp.nullable(),
})
export type BoardPost = z.infer<typeof BoardPost>

/** Excerpt of another reply to the same post, in its current state. */
export const BoardQuote = z.object({
  id: Id,
  /** Excerpt; null if withdrawn. */
  detail: z.string().nullable(),
  author: Author,
})
export type BoardQuote = z.infer<typeof BoardQuote>

/** A reply to a post; withdrawn replies keep their position. */
export const BoardReply = z.object({
  id: Id,
  post: Id.meta({ relation: 'post' }),
  /** Position among the replies, from 1; never reused. Null while pending. Extension. */
  position: z.int().positive().nullable(),
  /** Plain text, see `readBlocks`; null if withdrawn. */
  detail: z.string().nullable(),
  quote: BoardQuote.nullable(),
  images: MediaIds,
  author: Author,
  /** A draft waits for moderation; only its author sees it. */
  status: Status,
  createdAt: Timestamp,
  updatedAt: Timestamp.nullable(),
  /** Changed more than five minutes after creation. Extension. */
  isEdited: z.boolean(),
})
export type BoardReply = z.infer<typeof BoardReply>

function written(tidy: (text: string) => string, least: number, most: number) {
  return z
    .string()
    .overwrite(tidy)
    .min(1)
    .max(most)
    .refine(
      (text) => text === '' || countSeen(text) >= least,
      saysFault('min_length', `Write at least ${least} characters`, { min: least }),
    )
}

const Title = written(tidyLine, lengths.leastTitle, lengths.title)
const Detail = written(tidyText, lengths.leastDetail, lengths.detail)

/** Ids of the author's uploaded images (`POST /files`), in order; null: none. */
const Images = z
  .array(MediaId.overwrite((id) => id.toLowerCase()))
  .max(lengths.images)
  .refine(
    (ids) => new Set(ids).size === ids.length,
    saysFault('unique', 'Use each image only once'),
  )
  .nullable()

/** An uploaded image as stored. Extension. */
export const BoardPicture = z.object({
  id: MediaId,
  /** Pixels. */
  width: z.int().positive(),
  height: z.int().positive(),
})
export type BoardPicture = z.infer<typeof BoardPicture>

/** Empty: only the file is sent. */
export const NewBoardPicture = z.object({})
export type NewBoardPicture = z.infer<typeof NewBoardPicture>

/**
 * The website thinks a program wrote this. If the author has nothing published yet, the text is reviewed first. Extension.
 */
const LooksAutomatic = z.boolean().nullable()

/** A new post (spec §7, Web board). */
export const NewBoardPost = z.object({
  title: Title,
  detail: Detail,
  images: Images,
  looksAutomatic: LooksAutomatic,
})
export type NewBoardPost = z.infer<typeof NewBoardPost>

export const BoardPostChanges = z.object({
  title: Title,
  detail: Detail,
  /** All images of the post; omitted ones are deleted. */
  images: Images,
  /** A reply to this post. */
  solvedBy: Id.meta({ relation: 'reply' }).nullable(),
})
export type BoardPostChanges = z.infer<typeof BoardPostChanges>

/** A new reply (spec §7, Web board). */
export const NewBoardReply = z.object({
  post: Id.meta({ relation: 'post' }),
  detail: Detail,
  images: Images,
  /** Another reply to the same post. */
  quote: Id.meta({ relation: 'reply' }).nullable(),
  looksAutomatic: LooksAutomatic,
})
export type NewBoardReply = z.infer<typeof NewBoardReply>

export const BoardReplyChanges = z.object({ detail: Detail, images: Images })
export type BoardReplyChanges = z.infer<typeof BoardReplyChanges>

/** Extension. */
export const PostToFollow = z.object({ post: Id.meta({ relation: 'post' }) })
export type PostToFollow = z.infer<typeof PostToFollow>

/** Thai and Latin letters only: look-alikes of other scripts are rejected. */
const nameForm =
  /^[\p{Script=Thai}\p{Script=Latin}\p{M}\d][\p{Script=Thai}\p{Script=Latin}\p{M}\d ._-]*$/u

/** Display name on the board (extension). */
export const BoardName = z.object({
  /** Null: the shortened real name. */
  nickname: z
    .string()
    .overwrite(tidyName)
    .min(1)
    .max(lengths.nickname)
    .refine(
      (text) => text === '' || countSeen(text) >= lengths.leastNickname,
      saysFault('min_length', `Write at least ${lengths.leastNickname} characters`, {
        min: lengths.leastNickname,
      }),
    )
    .refine(
      (text) => text === '' || nameForm.test(text),
      saysFault('format', 'Use Thai and English letters and digits'),
    )
    .nullable(),
})
export type BoardName = z.infer<typeof BoardName>

/**
 * Why others see "a member" instead of the name: words of the brand or its staff, blocked words, contact details, or
 * characters other than Thai and English letters and digits.
 */
export const nameFaults = ['reserved', 'listed', 'contact', 'letters'] as const
export type NameFault = (typeof nameFaults)[number]

/** The calling member as an author (extension). */
export const OwnBoardAuthor = z.object({
  nickname: z.string().nullable(),
  /** Name that others see. */
  name: z.string().nullable(),
  /** Why the name is hidden; null if it is visible or missing. */
  nameFault: z.enum(nameFaults).nullable(),
  /** End of the writing restriction; null if there is none. */
  limitedUntil: Timestamp.nullable(),
  /** Reason of the restriction. */
  limitReason: z.enum(boardReasons).nullable(),
  /** Whether the one appeal is still available. */
  mayAppeal: z.boolean(),
  /**
   * A new author: staff may review the next text before it is visible (`possible`). `pending`: one already waits, so that a
   * text that needs a review is refused. Null: only listed words need one.
   */
  review: z.enum(['possible', 'pending']).nullable(),
})
export type OwnBoardAuthor = z.infer<typeof OwnBoardAuthor>

/** Why writing is forbidden: `type` of the 403 response. */
export const boardRefusals = [
  'unverified',
  'limited',
  'locked',
  'too_late',
  /** Another post of the author is pending, and this one would be too. */
  'waiting',
  /** Reports of own content. */
  'own',
  /** There is no restriction, or the appeal was used. */
  'no_appeal',
] as const
export type BoardRefusal = (typeof boardRefusals)[number]

/** Why to wait: `type` of the 429 response, with `retry_after`. */
export const boardWaits = ['too_fast', 'too_many', 'same_text'] as const
export type BoardWait = (typeof boardWaits)[number]

/** Why to wait before the next upload: `type` of the 429 response. */
export const tooManyPictures = 'too_many_pictures'
