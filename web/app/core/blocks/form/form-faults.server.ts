import type { Language } from '@washhouse/contract/language'
import { faultTypes, type FieldFault } from '@washhouse/contract/wire/faults'
import { textIn } from '../../i18n/compile.server.ts'
import type { MessageCatalogue } from '../../i18n/messages.ts'
import type { FieldFault as ToldFault } from '../../ui/field/find-faults.ts'
import { faultMessages } from './fault.messages.ts'
import type { FormDefinition } from './form-definition.ts'
import { formMessages } from './form.messages.ts'
import { passwordMessages } from './password.messages.ts'
import { personMessages } from './person.messages.ts'

/**
 * Texts for the validation errors of the contract and of the form (`more`: type by field name), in the visitor's language.
 * One error per field, in the page's order.
 */
export function toFormFaults<Body>(
  definition: FormDefinition<Body, unknown>,
  faults: readonly FieldFault[],
  language: Language,
  more: Readonly<Record<string, string>> = {},
): ToldFault[] {
  const { fields, ownFields = [], file } = definition
  return [...fields, ...ownFields, ...(file ? [file.name] : [])].flatMap((name) => {
    const own = more[name]
    const fault =
      faults.find(({ field }) => field === wireNameOf(definition, name)) ??
      (own === undefined ? undefined : { type: own, figures: {} })
    return fault ? [toFormFault(definition, name, fault, language)] : []
  })
}

/**
 * The form's texts come before the shared ones, texts for the type before texts for the field. A type that only a feature
 * knows uses the service's message if there is no text here.
 */
export function toFormFault<Body>(
  { faultTexts = {} }: FormDefinition<Body, unknown>,
  name: string,
  { type, figures, said }: Pick<FieldFault, 'type' | 'figures'> & { said?: string },
  language: Language,
): ToldFault {
  // A field that was emptied.
  const wrong = type === 'nnull' ? 'required' : type
  const choices: [MessageCatalogue<string>, string][] = [
    [faultTexts, `${name}.${wrong}`],
    [faultTexts, name],
    [sharedTexts, `fault.${name}.${wrong}`],
    [sharedTexts, `fault.${wrong}`],
  ]
  const choice = choices.find(([texts, known]) => known in texts)
  if (!choice && said && !isShared(wrong)) return { name, text: said, type: wrong }
  const [catalogue, id] = choice ?? fallback
  return { name, text: textIn(language, catalogue)(id, figures), type: wrong }
}

function isShared(type: string): boolean {
  return faultTypes.some((shared) => shared === type)
}

const sharedTexts: MessageCatalogue<string> = {
  ...formMessages,
  ...personMessages,
  ...passwordMessages,
  ...faultMessages,
}
const fallback = [sharedTexts, 'fault.invalid'] as const

function wireNameOf<Body>({ write }: FormDefinition<Body, unknown>, name: string): string {
  return write.table?.fields.find((field) => field.name === name)?.wireName ?? name
}
