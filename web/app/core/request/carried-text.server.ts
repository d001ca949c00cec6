import { z } from 'zod'
import { neutralPath } from '../i18n/language.ts'

/** Input of one form whose sender must sign in first. */
const CarriedText = z.object({
  /** The page that handles the form, without its language: '/contact'. */
  form: z.string().max(200),
  /** By field name; without passwords and files. */
  values: z.record(z.string().max(100), z.string()),
})
export type CarriedText = z.infer<typeof CarriedText>

/** In characters: three times the longest form of the site, a post on the web board. */
const maxLength = 40_000

/** True if there is input, and it fits into the login page's hidden field. */
export function canBeCarried(carried: CarriedText): boolean {
  const isTyped = Object.values(carried.values).some((text) => text !== '')
  return isTyped && JSON.stringify(carried).length <= maxLength
}

/** Parses the hidden field; null if it is empty or not from this site. */
function readCarried(text: unknown): CarriedText | null {
  if (typeof text !== 'string' || text === '' || text.length > maxLength) return null
  try {
    return CarriedText.safeParse(JSON.parse(text)).data ?? null
  } catch {
    return null
  }
}

/** Input of the form at this path, when the visitor is redirected to the login page. */
export function carriedFrom(path: string, values: CarriedText['values']): CarriedText {
  return { form: neutralPath(path), values }
}

/** The content of the login page's hidden field, if it belongs to the form of the next page. */
export function carriedTo(path: string, text: unknown): CarriedText | null {
  const carried = readCarried(text)
  return carried && carried.form === neutralPath(path.replace(/[?#].*/, '')) ? carried : null
}
