import { neutralPath } from '../../core/i18n/language.ts'

/** True for the page that never shows the overlay: the policy page, in both languages (spec §2, §4). */
export function isOverlayFree(pathname: string): boolean {
  // Routes ignore case and a slash at the end.
  return /^\/pagepolicy\/?$/i.test(neutralPath(pathname))
}
