import type { ShellMessageId } from './shell.messages.ts'

interface NavigationItem {
  /** Thai address. */
  path: string
  label: ShellMessageId
}

/** The pages that header and footer lead to; a page enters the list once it exists. */
export const siteNavigation: readonly NavigationItem[] = [
  { path: '/', label: 'shell.home' },
  { path: '/branch', label: 'shell.branches' },
]
