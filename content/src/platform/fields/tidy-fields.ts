import { spellEmail } from '@washhouse/contract/person/email'
import { tidyLine, tidyText } from '@washhouse/contract/text/tidy-text'
import type { EmailField, FlattenedField, SanitizedConfig, TextareaField, TextField } from 'payload'
import { optionalEmail, requiredEmail } from './contact-rules.ts'
import { type ReadValue, readOr, storeAs } from './normalized.ts'

/** A text without visible characters becomes null, so that it counts as missing. */
const tidying =
  (tidy: (text: string) => string): ReadValue =>
  (value) =>
    typeof value === 'string' ? tidy(value) || null : undefined

const tidied = {
  text: tidying(tidyLine),
  textarea: tidying(tidyText),
  email: tidying(spellEmail),
}

/** Tidies every text that staff enter before it is validated. Texts that only the service writes stay unchanged. */
export function tidyTexts(config: SanitizedConfig): SanitizedConfig {
  const own = config.collections.filter(({ slug }) => !slug.startsWith('payload-'))
  // A field may be part of several collections.
  const fields = new Set(
    [...own, ...config.globals].flatMap(({ flattenedFields }) => leafFields(flattenedFields)),
  )
  for (const field of fields) {
    if (field.type !== 'text' && field.type !== 'textarea' && field.type !== 'email') continue
    if (isNotTyped(field)) continue
    // After the hooks that need the line breaks of pasted text.
    const before = field.hooks?.beforeValidate ?? []
    const tidy = tidied[field.type]
    field.hooks = { ...field.hooks, beforeValidate: [...before, storeAs(tidy)] }
    const read: ReadValue | undefined = field.custom?.['normalize']
    const normalize = (value: unknown) => readOr(tidy, read ? readOr(read, value) : value)
    field.custom = { ...field.custom, normalize }
    if (field.type === 'email') field.validate = field.required ? requiredEmail : optionalEmail
  }
  return config
}

/** The fields with a value of their own, including those of rows and groups. */
export function leafFields(fields: readonly FlattenedField[]): FlattenedField[] {
  return fields.flatMap((field) => {
    if (field.type === 'blocks')
      return field.blocks.flatMap(({ flattenedFields }) => leafFields(flattenedFields))
    return 'flattenedFields' in field ? leafFields(field.flattenedFields) : [field]
  })
}

/** Written by the service, or a password, which must not change. */
function isNotTyped({ hidden, admin, name }: TextField | TextareaField | EmailField): boolean {
  return hidden === true || admin?.hidden === true || /password/i.test(name)
}
