import type { Language } from '@washhouse/contract/language'
import type { FieldFault } from '@washhouse/contract/wire/faults'
import { textIn } from '../../i18n/compile.server.ts'
import type { MessageCatalogue } from '../../i18n/messages.ts'
import type { FieldFault as ToldFault } from '../../ui/field/find-faults.ts'
import { faultMessages } from './fault.messages.ts'
import type { FormDefinition } from './form-definition.ts'
import { formMessages } from './form.messages.ts'

/** Says what the contract finds wrong in the visitor's words: one fault a field, in the page's order. */
export function tellFaults<Body>(
  definition: FormDefinition<Body, unknown>,
  faults: readonly FieldFault[],
  language: Language,
): ToldFault[] {
  const { fields, file } = definition
  return [...fields, ...(file ? [file.name] : [])].flatMap((name) => {
    const fault = faults.find(({ field }) => field === wireNameOf(definition, name))
    return fault ? [{ name, text: tellFault(definition, name, fault, language) }] : []
  })
}

/** The form's own words go before those of all forms, words for what is wrong before those for the field. */
export function tellFault<Body>(
  { faultTexts = {} }: FormDefinition<Body, unknown>,
  name: string,
  { type, figures }: Pick<FieldFault, 'type' | 'figures'>,
  language: Language,
): string {
  // A field that was emptied.
  const wrong = type === 'nnull' ? 'required' : type
  const choices: [MessageCatalogue<string>, string][] = [
    [faultTexts, `${name}.${wrong}`],
    [faultTexts, name],
    [sharedTexts, `fault.${name}.${wrong}`],
    [sharedTexts, `fault.${wrong}`],
  ]
  const [catalogue, id] = choices.find(([texts, known]) => known in texts) ?? fallback
  return textIn(language, catalogue)(id, figures)
}

const sharedTexts: MessageCatalogue<string> = { ...formMessages, ...faultMessages }
const fallback = [sharedTexts, 'fault.invalid'] as const

function wireNameOf<Body>({ write }: FormDefinition<Body, unknown>, name: string): string {
  return write.table?.fields.find((field) => field.name === name)?.wireName ?? name
}
