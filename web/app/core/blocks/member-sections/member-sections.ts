import type { IconName } from '../../ui/icon/icon.tsx'
import type { MemberSectionMessageId } from './member-sections.messages.ts'

interface MemberSection {
  path: string
  label: MemberSectionMessageId
  icon: IconName
}

/** Sections of the site for members, in the order of the menus and of “My laundry”. */
export const memberSections: readonly MemberSection[] = [
  { path: '/webboard', label: 'members.webboard', icon: 'quote' },
  { path: '/faq', label: 'members.faq', icon: 'question' },
  { path: '/download', label: 'members.download', icon: 'file' },
  { path: '/enews', label: 'members.enews', icon: 'megaphone' },
  { path: '/notifications', label: 'members.notifications', icon: 'bell' },
  { path: '/account#branches', label: 'members.branches', icon: 'store' },
]
