import { isPlainObject } from '@washhouse/contract/wire/brackets'
import type {
  FranchisePackage,
  InvestorReason,
} from '@washhouse/contract/investor/investor.contract'
import {
  franchisePackageWire,
  investorReasonWire,
} from '@washhouse/contract/investor/investor.wire'
import type { Language } from '@washhouse/contract/language'
import type { BasePayload } from 'payload'
import {
  pickLanguage,
  pickLanguageWithin,
  readDocument,
} from '../../engines/records/stored-document.ts'

const newestDrafts = {
  draft: true,
  locale: 'all',
  depth: 0,
  overrideAccess: true,
  pagination: false,
} as const

/** The newest draft of each reason, for callers whose preview token was checked. */
export async function previewReasons(
  payload: BasePayload,
  language: Language,
): Promise<InvestorReason[]> {
  const { docs } = await payload.find({ collection: 'investor-reasons', ...newestDrafts })
  return docs
    .filter(({ description }) => pickLanguage(description, language))
    .map((document) => readDocument(investorReasonWire, { ...document }, language))
    .toSorted(inOrder)
}

/** The newest draft of each package, for callers whose preview token was checked. */
export async function previewPackages(
  payload: BasePayload,
  language: Language,
): Promise<FranchisePackage[]> {
  const { docs } = await payload.find({ collection: 'franchise-packages', ...newestDrafts })
  return (
    docs
      // A draft may still lack what a package needs to be shown at all.
      .filter(({ brands, size }) => size && pickLanguage(brands, language))
      .map((document) =>
        readDocument(franchisePackageWire, { ...document }, language, {
          config: wholeItems(pickLanguageWithin(document.config ?? [], language)),
        }),
      )
      .toSorted(inOrder)
  )
}

/** The items of a draft that are written out already. */
function wholeItems(items: unknown): unknown[] {
  if (!Array.isArray(items)) return []
  return items
    .filter(isPlainObject)
    .filter(({ item, quantity, unit }) => item && Number(quantity) > 0 && unit)
}

/** As the published lists: last comes what nobody has put in order. */
function inOrder(left: { id: number; sort: number | null }, right: typeof left): number {
  const place = ({ sort }: typeof left) => sort ?? Number.MAX_SAFE_INTEGER
  return place(left) - place(right) || left.id - right.id
}
