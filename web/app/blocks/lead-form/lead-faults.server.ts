import { leadTexts } from '@washhouse/contract/contact/contact.contract'
import type { Language } from '@washhouse/contract/language'
import { textIn } from '../../i18n/compile.server.ts'
import type { FieldFault } from '../../ui/field/find-faults.ts'
import type { LeadDefinition } from './lead-definition.ts'
import { leadFormMessages } from './lead-form.messages.ts'
import type { WireFault } from './read-lead.server.ts'

/** Says what the contract finds wrong in the visitor's words: one fault a field, in the page's order. */
export function tellFaults<Body>(
  definition: LeadDefinition<Body, unknown>,
  faults: readonly WireFault[],
  language: Language,
): FieldFault[] {
  const names = [...definition.fields, ...(definition.file ? [definition.file.name] : [])]
  return names.flatMap((name) => {
    const fault = faults.find(({ field }) => field === wireNameOf(definition, name))
    return fault ? [{ name, text: tellFault(definition, name, fault, language) }] : []
  })
}

function tellFault<Body>(
  { faultTexts = {} }: LeadDefinition<Body, unknown>,
  name: string,
  { type, message }: WireFault,
  language: Language,
): string {
  const t = textIn(language, leadFormMessages)
  const isMissing = type === 'required' || type === 'nnull'
  const said = faultNames.find((id) => message.endsWith(` ${leadTexts[id]}.`))
  const missing = faultNames.find((id) => isMissing && id === `${name}Required`)
  const shared = said ?? missing
  if (shared) return t(`lead.fault.${shared}`)
  const own = faultTexts[name]
  return own ? own[language] : t(isMissing ? 'lead.fault.missing' : 'lead.fault.invalid')
}

const faultNames = Object.keys(leadTexts).filter(isFaultName)

function isFaultName(name: string): name is keyof typeof leadTexts {
  return `lead.fault.${name}` in leadFormMessages
}

function wireNameOf<Body>({ write }: LeadDefinition<Body, unknown>, name: string): string {
  return write.table.fields.find((field) => field.name === name)?.wireName ?? name
}
