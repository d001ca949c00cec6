import type {
  CookieDetail,
  GeneralCookieDescription,
} from '@washhouse/contract/consent/consent.contract'

export type CookieTexts = Pick<GeneralCookieDescription, 'title' | 'description'>

/** What editors have written for banner and settings; null, or none, until they have. */
export interface ConsentTexts {
  banner: Omit<CookieDetail, 'id'> | null
  general: CookieTexts[]
  analytics: CookieTexts | null
  advertising: CookieTexts | null
}

/** How a site asks for consent, whoever is asked. */
export interface ConsentTerms extends ConsentTexts {
  /** Whether analytics and advertising are ticked before there is a choice. */
  startTicked: boolean
  /** What was read, as the log is told of it: the round and the version of the policy. */
  read: string
  /** How often visitors have been asked: a choice of an earlier round counts no more. */
  round: number
}

/** What banner and settings show on every page. */
export interface ConsentData extends ConsentTerms {
  /** Whether the request told of a choice; one that came by a link from another site never does. */
  hasChoice: boolean
}
