import type {
  CookieDetail,
  GeneralCookieDescription,
} from '@washhouse/contract/consent/consent.contract'

export type CookieTexts = Pick<GeneralCookieDescription, 'title' | 'description'>

/** Texts of editors for banner and settings; null or empty until they exist. */
export interface ConsentTexts {
  banner: Omit<CookieDetail, 'id'> | null
  general: CookieTexts[]
  analytics: CookieTexts | null
  advertising: CookieTexts | null
}

/** Data of banner and settings on every page, the same for all visitors. */
export interface ConsentData extends ConsentTexts {
  /** True if analytics and advertising are ticked before there is a choice. */
  startTicked: boolean
  /** What the visitor has read, for the log: the round and the version of the policy. */
  read: string
  /** Counts how often visitors were asked. A choice of an earlier round is no longer valid. */
  round: number
}
