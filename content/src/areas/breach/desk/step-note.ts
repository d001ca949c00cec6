import type { Language } from '@washhouse/contract/language'
import { adminTime } from '../../../engines/admin/admin-time.ts'
import type { Label } from '../../../ground/languages/labels.ts'
import { breachTexts, riskLabels, textLabels, whoLabels } from '../register/breach.labels.ts'
import type { BreachStep } from '../register/breach-steps.rows.ts'

const listed = /^(\S+?)(?: (\S+) – (\S+))?: (\d+)$/

/** What a step of a breach's log says beside its act: what the log has by name, in words; a person's words as they are. */
export function stepNote({ act, note }: BreachStep, language: Language): string | null {
  if (!note) return null
  if (act === 'assessed') return wordOf(riskLabels, note, language)
  if (act === 'changed')
    return note
      .split(', ')
      .map((name) => wordOf(textLabels, name, language))
      .join(', ')
  if (act !== 'listed') return note
  const [, who, from, to, people] = listed.exec(note) ?? []
  if (who === undefined) return note
  const times = from && to ? ` ${adminTime(from, language)} – ${adminTime(to, language)}` : ''
  return `${wordOf(whoLabels, who, language)}${times}: ${people} ${breachTexts.people[language]}`
}

function wordOf(labels: Readonly<Record<string, Label>>, name: string, language: Language): string {
  return labels[name]?.[language] ?? name
}
