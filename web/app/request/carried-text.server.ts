import type { RouterContextProvider } from 'react-router'
import { z } from 'zod'
import { neutralPath } from '../i18n/language.ts'
import { requestContext } from './request-context.ts'

/** What was typed into one form whose sender has to sign in first. */
const CarriedText = z.object({
  /** The page that takes the form, without its language: '/contact'. */
  form: z.string().max(200),
  /** By the names of its fields; neither passwords nor files. */
  values: z.record(z.string().max(100), z.string()),
})
export type CarriedText = z.infer<typeof CarriedText>

/** In characters: the longest form of the site fits six times. */
const maxLength = 40_000

/** As the hidden field holds it; null for what is too much to be carried. */
function printCarried(carried: CarriedText): string | null {
  const text = JSON.stringify(carried)
  return text.length > maxLength ? null : text
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

type Context = Readonly<RouterContextProvider>

/**
 * Without scripts: where the answer to this form leads is shown as the answer itself, and what was typed goes
 * along. A browser with scripts keeps it by itself (`typed-text.ts`).
 */
export function carryAlong(context: Context, carried: CarriedText | null): void {
  const { note, isDocument } = context.get(requestContext)
  if (!note || !isDocument || !carried || printCarried(carried) === null) return
  if (Object.values(carried.values).some((text) => text !== '')) note.carried = carried
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
