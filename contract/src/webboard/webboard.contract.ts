import { z } from 'zod'
import { MediaIds } from '../media/file-details.contract.ts'
import { MediaId } from '../media/media.contract.ts'
import { countSeen, tidyLine, tidyName, tidyText } from '../text/tidy-text.ts'
import { saysFault } from '../wire/faults.ts'
import { Id, Status, Timestamp } from '../wire/scalars.ts'
import { boardReasons } from './board-moderation.contract.ts'
import { boardLengths as lengths } from './board-lengths.ts'

/** Who wrote something; null in its place: somebody who is no member any more, or has taken it back. */
export const BoardAuthor = z.object({
  /** Of a member, who may speak for the brand; null for what staff wrote in the admin. */
  id: z.uuid().nullable(),
  /**
   * A nickname, or คุณ with the first name and the surname's first consonant; null: they gave none, or one that is not
   * shown to others (`NameFault`).
   */
  name: z.string().nullable(),
  /** His picture. */
  avatar: MediaId.nullable(),
  /** Since when he is here; null for staff. */
  since: Timestamp.nullable(),
  kind: z.enum(['member', 'staff']),
})
export type BoardAuthor = z.infer<typeof BoardAuthor>

const Author = BoardAuthor.nullable()

/** A post of the web board with what is told of its replies (spec §3: its fields are not shown there). */
export const BoardPost = z.object({
  id: Id,
  /** Null with `detail` where its author has taken it back and others had replied. */
  title: z.string().nullable(),
  /** Plain text, see `readBlocks`. */
  detail: z.string().nullable(),
  images: MediaIds,
  author: Author,
  /** How many replies there are. */
  replies: z.int().nonnegative(),
  views: z.int().nonnegative(),
  /** A draft waits to be looked at, and is its author's alone. */
  status: Status,
  createdAt: Timestamp,
  updatedAt: Timestamp.nullable(),
  /** When it was written or last replied to. Ours. */
  lastActivityAt: Timestamp.nullable(),
  /** Stands before all others. Ours. */
  isPinned: z.boolean(),
  /** The reply that solved it, as its author says. Ours. */
  solvedBy: Id.meta({ relation: 'reply' }).nullable(),
  /** Nobody replies to it any more. Ours. */
  isLocked: z.boolean(),
  /** Changed more than five minutes after it was written. Ours. */
  isEdited: z.boolean(),
  /** The caller is told of its replies. Ours. */
  isFollowed: z.boolean(),
  /** Something was written since the caller looked at it, or he never has. Ours. */
  isUnread: z.boolean(),
  /** Up to when the caller had looked at it before he asked; null: never. Ours. */
  seenUntil: Timestamp.nullable(),
})
export type BoardPost = z.infer<typeof BoardPost>

/** Part of another reply to the same post, as that stands now. */
export const BoardQuote = z.object({
  id: Id,
  /** Its beginning; null: it was taken back. */
  detail: z.string().nullable(),
  author: Author,
})
export type BoardQuote = z.infer<typeof BoardQuote>

/** A reply to a post; what was taken back keeps its place. */
export const BoardReply = z.object({
  id: Id,
  post: Id.meta({ relation: 'post' }),
  /** Which reply to its post it is, from 1; never another's. Null while it waits. Ours. */
  position: z.int().positive().nullable(),
  /** Plain text, see `readBlocks`; null where it was taken back. */
  detail: z.string().nullable(),
  quote: BoardQuote.nullable(),
  images: MediaIds,
  author: Author,
  /** A draft waits to be looked at, and is its author's alone. */
  status: Status,
  createdAt: Timestamp,
  updatedAt: Timestamp.nullable(),
  /** Changed more than five minutes after it was written. Ours. */
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

/** Ids of pictures that their author has sent (`POST /files`), in their order; null: none. */
const Images = z
  .array(MediaId.overwrite((id) => id.toLowerCase()))
  .max(lengths.images)
  .refine(
    (ids) => new Set(ids).size === ids.length,
    saysFault('unique', 'Use each image only once'),
  )
  .nullable()

/** A picture that a member has sent, as it is kept. Ours. */
export const BoardPicture = z.object({
  id: MediaId,
  /** Pixels. */
  width: z.int().positive(),
  height: z.int().positive(),
})
export type BoardPicture = z.infer<typeof BoardPicture>

/** What comes along with it: nothing but the file. */
export const NewBoardPicture = z.object({})
export type NewBoardPicture = z.infer<typeof NewBoardPicture>

/** The website found the author to behave like a program; the first that he writes is then looked at. Ours. */
const LooksAutomatic = z.boolean().nullable()

/** A post as it is written (spec §7, Web board). */
export const NewBoardPost = z.object({
  title: Title,
  detail: Detail,
  images: Images,
  looksAutomatic: LooksAutomatic,
})
export type NewBoardPost = z.infer<typeof NewBoardPost>

/** What its author changes of it. */
export const BoardPostChanges = z.object({
  title: Title,
  detail: Detail,
  /** All that stand there from now on; a picture that is left out is gone. */
  images: Images,
  /** A reply to it. */
  solvedBy: Id.meta({ relation: 'reply' }).nullable(),
})
export type BoardPostChanges = z.infer<typeof BoardPostChanges>

/** A reply as it is written (spec §7, Web board). */
export const NewBoardReply = z.object({
  post: Id.meta({ relation: 'post' }),
  detail: Detail,
  images: Images,
  /** Another reply to the same post. */
  quote: Id.meta({ relation: 'reply' }).nullable(),
  looksAutomatic: LooksAutomatic,
})
export type NewBoardReply = z.infer<typeof NewBoardReply>

/** What its author changes of it. */
export const BoardReplyChanges = z.object({ detail: Detail, images: Images })
export type BoardReplyChanges = z.infer<typeof BoardReplyChanges>

/** A post of whose replies a member wants to be told. Ours. */
export const PostToFollow = z.object({ post: Id.meta({ relation: 'post' }) })
export type PostToFollow = z.infer<typeof PostToFollow>

/** Thai and Latin letters: those of other scripts look like them and are none. */
const nameForm =
  /^[\p{Script=Thai}\p{Script=Latin}\p{M}\d][\p{Script=Thai}\p{Script=Latin}\p{M}\d ._-]*$/u

/** How a member is named on the board, as he chooses; ours. */
export const BoardName = z.object({
  /** Null: by his own name, shortened. */
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
 * Why others see "a member" in place of a name: it has words of the brand or its staff, listed words, an address, number or
 * account to contact, or signs that are no Thai or English letters or digits.
 */
export const nameFaults = ['reserved', 'listed', 'contact', 'letters'] as const
export type NameFault = (typeof nameFaults)[number]

/** The member who asks, as the board has him; ours. */
export const OwnBoardAuthor = z.object({
  nickname: z.string().nullable(),
  /** How others see him named. */
  name: z.string().nullable(),
  /** Why others do not see the name that the member gave; null where they do, or where there is none. */
  nameFault: z.enum(nameFaults).nullable(),
  /** Until when he may not write; null where he may. */
  limitedUntil: Timestamp.nullable(),
  /** Why he may not. */
  limitReason: z.enum(boardReasons).nullable(),
  /** Whether he may still ask staff to look once more, which he does once. */
  mayAppeal: z.boolean(),
})
export type OwnBoardAuthor = z.infer<typeof OwnBoardAuthor>

/** What forbids to write where the member may read, as `type` of the refusal (403) says. */
export const boardRefusals = [
  'unverified',
  'limited',
  'locked',
  'too_late',
  /** Another one of his waits to be looked at, as this one would have to. */
  'waiting',
  /** It is his own, which nobody reports. */
  'own',
  /** He is not kept from writing, or has asked already. */
  'no_appeal',
] as const
export type BoardRefusal = (typeof boardRefusals)[number]

/** Why one must wait, as `type` of the refusal (429) says beside `retry_after`. */
export const boardWaits = ['too_fast', 'too_many', 'same_text'] as const
export type BoardWait = (typeof boardWaits)[number]

/** Why one must wait before he sends one more picture, as `type` of the refusal (429) says. */
export const tooManyPictures = 'too_many_pictures'
