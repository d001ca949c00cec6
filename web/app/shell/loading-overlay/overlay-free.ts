import { neutralPath } from '../../core/i18n/language.ts'

/** Whether a page never shows the overlay: the policy page, in both languages (spec §2, §4). */
export function isOverlayFree(pathname: string): boolean {
  // Routes match whatever the letters' case, with a slash at the end or without.
  return /^\/pagepolicy\/?$/i.test(neutralPath(pathname))
}
