import type { HomeSection } from '@washhouse/contract/home/home.contract'
import type { BlocksFieldValidation } from 'payload'
import { say } from '../../ground/languages/say.ts'
import { kindBySlug, sectionLabels } from './home.blocks.ts'

const maxSections = 20
/** Sections whose own texts or category tell one from another. */
const repeatable = new Set<string>(['promises', 'steps', 'promotions'] satisfies Kind[])

type Kind = HomeSection['kind']

/** Each section at most once, where twice would show the same thing again. */
export const noSectionTwice: BlocksFieldValidation = (value, { req }) => {
  const kinds = Array.isArray(value)
    ? value.map(({ blockType }) => kindBySlug.get(blockType) ?? blockType)
    : []
  if (kinds.length > maxSections)
    return say(req, `ได้ไม่เกิน ${maxSections} ส่วน`, `At most ${maxSections} sections.`)
  const isTwice = (kind: string) => !repeatable.has(kind) && count(kinds, kind) > 1
  const twice = Object.entries(sectionLabels).find(([kind]) => isTwice(kind))
  if (!twice) return true
  const [, name] = twice
  return say(req, `มีส่วน “${name.th}” ได้เพียงครั้งเดียว`, `“${name.en}” may stand here only once.`)
}

function count(kinds: readonly string[], kind: string): number {
  return kinds.filter((each) => each === kind).length
}
