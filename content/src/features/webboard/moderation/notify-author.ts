import type { BoardReason } from '@washhouse/contract/webboard/board-moderation.contract'
import { timeIn } from '../../../core/mail/brand-email.ts'
import { tell } from '../../../core/notifications/new-notification.ts'
import { reasonLabels } from './case.labels.ts'
import type { Stored } from '../tables/subject.ts'
import { forGood } from './act-on-author.rows.ts'
import type { BoardDeciding, Outcome } from './target.rows.ts'

interface Words {
  th: string
  en: string
  /** The post that it links to. */
  post?: number
}

/** Notifies the author of a decision and its reason, unless it changes nothing for them. */
export async function notifyAuthor(deciding: BoardDeciding, outcome: Outcome): Promise<void> {
  const { payload, key, target } = deciding
  const words = wordsFor(deciding, outcome)
  if (!words || target.memberId === null) return
  await tell(payload, [
    {
      source: `board-care:${key}`,
      event: 'board',
      audience: { kind: 'member', member: target.memberId },
      titleTh: words.th,
      titleEn: words.en,
      slug: words.post === undefined ? null : String(words.post),
      image: null,
    },
  ])
}

function wordsFor({ decision, found }: BoardDeciding, outcome: Outcome): Words | undefined {
  const { limitedUntil, removed, removedInAll, shown } = outcome
  const because = becauseOf(decision.reason ?? 'other')
  if (limitedUntil !== null) return limited(limitedUntil, because)
  // A suspension is sent by email.
  if (decision.act === 'suspend') return undefined
  if (removedInAll > 0) return removedWords(removed, removedInAll, because)
  if (found.kind === 'appeal') return answered(decision.act === 'lift')
  const [newlyShown] = shown
  return newlyShown && shownWords(newlyShown, decision.act === 'edit')
}

type Because = Pick<Words, 'th' | 'en'>

/** Follows a sentence and names the reason; empty for the one that says nothing. */
function becauseOf(reason: BoardReason): Because {
  const { th, en } = reasonLabels[reason]
  return reason === 'other' ? { th: '', en: '' } : { th: ` (เหตุผล: ${th})`, en: ` Reason: ${en}.` }
}

function limited(until: string, because: Because): Words {
  const again = {
    th: 'ถ้าคิดว่าเป็นความเข้าใจผิด ขอให้ทบทวนได้ที่ “ชื่อในเว็บบอร์ด” ในหน้าตะกร้าผ้าของฉัน',
    en: 'You can ask for a review under “Web board name” in My laundry.',
  }
  if (until === forGood)
    return {
      th: `ขออภัย คุณเขียนในเว็บบอร์ดไม่ได้แล้ว${because.th} ${again.th}`,
      en: `Sorry, you can no longer write on the web board.${because.en} ${again.en}`,
    }
  return {
    th: `ขออภัย คุณถูกงดเขียนในเว็บบอร์ดถึง ${timeIn('th', until)}${because.th} ${again.th}`,
    en: `Sorry, you can’t write on the web board until ${timeIn('en', until)}.${because.en} ${again.en}`,
  }
}

const titleLetters = 60

function removedWords([one]: readonly Stored[], many: number, because: Because): Words {
  if (many > 1)
    return {
      th: `ขออภัย เรานำกระทู้และความเห็นของคุณออกจากเว็บบอร์ด ${many} รายการ${because.th}`,
      en: `Sorry, we removed ${many} of your posts and replies from the web board.${because.en}`,
    }
  if (one?.kind === 'post') {
    const title = Array.from(one.title ?? '')
      .slice(0, titleLetters)
      .join('')
    return {
      th: `ขออภัย เรานำกระทู้ “${title}” ของคุณออก${because.th}`,
      en: `Sorry, we removed your post “${title}” from the web board.${because.en}`,
    }
  }
  const reply = {
    th: `ขออภัย เรานำความเห็นของคุณออก${because.th}`,
    en: `Sorry, we removed your reply from the web board.${because.en}`,
  }
  return one ? { ...reply, post: one.post } : reply
}

function answered(isLifted: boolean): Words {
  return isLifted
    ? {
        th: 'เราทบทวนแล้ว คุณกลับมาเขียนในเว็บบอร์ดได้แล้ว',
        en: 'We’ve reviewed it, and you can write on the web board again.',
      }
    : {
        th: 'เราทบทวนตามคำขอของคุณแล้ว และยังคงผลการตัดสินเดิม',
        en: 'We’ve reviewed it, and our decision stays the same.',
      }
}

function shownWords(stored: Stored, isEdited: boolean): Words {
  const what =
    stored.kind === 'post'
      ? { th: 'กระทู้', en: 'post', post: stored.id }
      : { th: 'ความเห็น', en: 'reply', post: stored.post }
  const edited = isEdited
    ? { th: ' ทีมงานแก้ข้อความให้เล็กน้อย', en: '. Our team made a small change' }
    : { th: '', en: '' }
  return {
    th: `${what.th}ของคุณแสดงในเว็บบอร์ดแล้ว${edited.th}`,
    en: `Your ${what.en} is now on the web board${edited.en}.`,
    post: what.post,
  }
}
