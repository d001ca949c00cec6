import { languages } from '@washhouse/contract/language'
import { foldText } from '@washhouse/contract/text/fold-text'
import { failedValidation } from '@washhouse/contract/wire/errors'
import { FaultyBody } from '@washhouse/contract/wire/write-body'
import type { BasePayload } from 'payload'
import { readRules } from '../holding/judge-writing.rows.ts'
import { isListed } from '../holding/is-listed.ts'
import { needsLook } from '../holding/needs-look.ts'

/** What those are called who speak for a brand, in either language. */
const offices = [
  'ทีมงาน',
  'แอดมิน',
  'ผู้ดูแล',
  'เจ้าหน้าที่',
  'ทางร้าน',
  'พนักงาน',
  'admin',
  'staff',
  'official',
  'moderator',
  'support',
]
const between = /[ ._-]+/g

const fold = (text: string) => foldText(text).replace(between, '')

/**
 * Keeps members from a nickname by which others would take them for the brand.
 * @throws FaultyBody of type `reserved` naming `nickname`.
 */
export async function refuseReservedName(payload: BasePayload, nickname: string): Promise<void> {
  const brand = await brandNames(payload)
  const name = fold(nickname)
  if (![...offices, ...brand].map(fold).some((word) => word !== '' && name.includes(word))) return
  const reason = 'This name is kept for the brand and its staff'
  throw new FaultyBody([failedValidation('nickname', 'reserved', reason)])
}

/**
 * A nickname stands beside all that he writes, and nobody looks at it first: it has no address, number or listed word.
 * @throws FaultyBody of type `format` naming `nickname`.
 */
export async function refuseAdvertisement(payload: BasePayload, nickname: string): Promise<void> {
  const rules = await readRules(payload)
  const joined = nickname.replace(between, '')
  const isFree = [nickname, joined].every(
    (text) => needsLook({ text, images: 0 }) === null && !isListed(text, rules),
  )
  if (isFree) return
  const reason = 'A name is no address, number or advertisement'
  throw new FaultyBody([failedValidation('nickname', 'format', reason)])
}

async function brandNames(payload: BasePayload): Promise<string[]> {
  const names = await Promise.all(
    languages.map((locale) =>
      payload.findGlobal({ slug: 'settings', locale, depth: 0, select: { brandName: true } }),
    ),
  )
  return names.flatMap(({ brandName }) => brandName ?? [])
}
