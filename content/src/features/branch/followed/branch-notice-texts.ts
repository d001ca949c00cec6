import type { Branch, BranchException } from '@washhouse/contract/branch/branch.contract'
import { exceptionPeriod } from '@washhouse/contract/branch/exception-period'
import type { NewNotification } from '../../../core/notifications/new-notification.ts'

type Titles = Pick<NewNotification, 'titleTh' | 'titleEn'>

interface Named {
  thai: readonly Pick<Branch, 'name'>[]
  english: readonly Pick<Branch, 'name'>[]
}

/** Notification titles for an exception. A missing English text is replaced by the Thai one. */
export function titlesOf(exception: BranchException, { thai, english }: Named): Titles {
  const { kind, opens, closes } = exception
  const now = new Date()
  const names = { th: thaiList(thai), en: englishList(english) }
  const text = { th: exception.thai || exception.english, en: exception.english || exception.thai }
  const reason = { th: text.th ? `: ${text.th}` : '', en: text.en ? `: ${text.en}` : '' }
  const period = {
    th: exceptionPeriod(exception, 'th', now),
    en: onDay(exceptionPeriod(exception, 'en', now)),
  }
  const is = english.length > 1 ? 'are' : 'is'
  switch (kind) {
    case 'closed':
      return {
        titleTh: `${names.th} ปิดชั่วคราว ${period.th}${reason.th}`,
        titleEn: `${names.en} ${is} closed ${period.en}${reason.en}`,
      }
    case 'hours': {
      const span = `${opens}–${closes}`
      return {
        titleTh: `${names.th} เปิด ${span} น. ${period.th}${reason.th}`,
        titleEn: `${names.en} ${is} open ${span} ${period.en}${reason.en}`,
      }
    }
    case 'notice':
      return { titleTh: names.th + reason.th, titleEn: names.en + reason.en }
  }
}

/** Also correct for a closure that was cancelled before it began. */
export function titlesOfReopening({ thai, english }: Named): Titles {
  const is = english.length > 1 ? 'are' : 'is'
  return {
    titleTh: `${thaiList(thai)} เปิดตามปกติ`,
    titleEn: `${englishList(english)} ${is} open as usual`,
  }
}

/** Days need the word 'on'; other periods begin with their own word. */
function onDay(period: string): string {
  return /^\d/.test(period) ? `on ${period}` : period
}

// More names would leave no room for the text.
const mostNamed = 2

const thaiList = (branches: Named['thai']) =>
  listOf(branches, ' และ ', (more) => ` และอีก ${more} สาขา`)

const englishList = (branches: Named['english']) =>
  listOf(branches, ' and ', (more) => ` and ${more} more ${more > 1 ? 'branches' : 'branch'}`)

function listOf(branches: Named['thai'], and: string, andMore: (count: number) => string): string {
  const names = branches.map(({ name }) => name)
  const more = names.length - mostNamed
  return more > 0 ? names.slice(0, mostNamed).join(', ') + andMore(more) : names.join(and)
}
