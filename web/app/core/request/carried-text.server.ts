import { z } from 'zod'
import { neutralPath } from '../i18n/language.ts'

/** What was typed into one form whose sender has to sign in first. */
const CarriedText = z.object({
  /** The page that takes the form, without its language: '/contact'. */
  form: z.string().max(200),
  /** By the names of its fields; neither passwords nor files. */
  values: z.record(z.string().max(100), z.string()),
})
export type CarriedText = z.infer<typeof CarriedText>

/** In characters: the longest form of the site, a post of the web board, fits three times. */
const maxLength = 40_000

/** Whether there is anything in it, and the log-in's hidden field holds it all. */
export function canBeCarried(carried: CarriedText): boolean {
  const isTyped = Object.values(carried.values).some((text) => text !== '')
  return isTyped && JSON.stringify(carried).length <= maxLength
}

/** What a hidden field holds; null for none, and for what this site has not printed. */
function readCarried(text: unknown): CarriedText | null {
  if (typeof text !== 'string' || text === '' || text.length > maxLength) return null
  try {
    return CarriedText.safeParse(JSON.parse(text)).data ?? null
  } catch {
    return null
  }
}

/** What a visitor had typed into the form that this path takes, where he is led to the log-in instead. */
export function carriedFrom(path: string, values: CarriedText['values']): CarriedText {
  return { form: neutralPath(path), values }
}

/** What the log-in's hidden field holds, if it was typed into the form of the page that comes next. */
export function carriedTo(path: string, text: unknown): CarriedText | null {
  const carried = readCarried(text)
  return carried && carried.form === neutralPath(path.replace(/[?#].*/, '')) ? carried : null
}
