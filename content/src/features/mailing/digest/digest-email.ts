import type { DigestSection } from '../../../core/digest/digest-source.ts'
import { brandIn } from '../../../core/mail/brand-email.ts'
import type { Letter } from '../../../core/mail/email-content.ts'
import type { MailLink, MailPart } from '../../../core/mail/mail-body.ts'
import { oneLine } from '../../../core/mail/one-line.ts'
import { websitePage } from '../../../platform/website-page.ts'
import type { Reader } from '../sending/campaign.ts'
import { frameEmail } from '../sending/frame-email.ts'
import type { Digest } from './compose-digest.ts'

const th = (brand: string) => ({
  subject: `สัปดาห์นี้ที่${brand}มีอะไรใหม่`,
  sections: {
    news: 'ข่าวและโปรโมชัน',
    enews: 'จดหมายข่าวสำหรับสมาชิก',
    download: 'ไฟล์ใหม่ให้ดาวน์โหลด',
  } satisfies Record<DigestSection, string>,
  notices: 'สาขาที่คุณติดตาม',
  more: (count: number) => `ดูอีก ${count} เรื่อง`,
  visit: 'ไปที่เว็บไซต์',
  why: 'คุณได้รับอีเมลนี้เพราะเลือกรับสรุปข่าวประจำสัปดาห์ไว้',
  leave: 'เลิกรับสรุปข่าวประจำสัปดาห์',
})
const en: typeof th = (brand) => ({
  subject: `New at ${brand} this week`,
  sections: {
    news: 'News and offers',
    enews: 'E-news for members',
    download: 'New files to download',
  },
  notices: 'Branches you follow',
  more: (count) => `See ${count} more`,
  visit: 'Visit the website',
  why: 'You get this email because you signed up for our weekly summary.',
  leave: 'Unsubscribe from the weekly summary',
})
const digestTexts = { th, en }

interface DigestReader extends Omit<Reader, 'memberId'> {
  /** The notices for this reader. */
  notices: Digest['notices']
}

/** A digest for one reader: titles and links, without tracking pictures. */
export function writeDigest({ intro, sections }: Digest, reader: DigestReader): Letter {
  const { language, brand, notices } = reader
  const words = digestTexts[language](brandIn(language, brand))
  const page = (path: string) => websitePage(language, path)
  const linkTo = ({
    title,
    path,
  }: Pick<Digest['notices'][number], 'title' | 'path'>): MailLink => ({
    text: oneLine(title[language], 200),
    href: page(path),
  })
  const lists = sections.map(
    ({ section, path, items, more }): MailPart => ({
      kind: 'list',
      title: words.sections[section],
      items: items.map(linkTo),
      ...(more > 0 ? { more: { text: words.more(more), href: page(path) } } : {}),
    }),
  )
  const branches: MailPart[] =
    notices.length > 0
      ? [{ kind: 'list', title: words.notices, items: eachOnce(notices).map(linkTo) }]
      : []
  const introduction: MailPart[] = intro ? [{ kind: 'text', text: intro[language] }] : []
  const visit: MailPart = { kind: 'link', name: words.visit, href: page('/') }
  return frameEmail(words, reader, [...introduction, ...lists, ...branches, visit])
}

/** A notice of several branches is listed under each of them. */
function eachOnce(notices: Digest['notices']): Digest['notices'] {
  return [...new Map(notices.map((notice) => [`${notice.at} ${notice.title.th}`, notice])).values()]
}
