import type { ProblemCause } from '@washhouse/contract/contact/contact.contract'
import type { BilingualText } from '../../content/src/platform/languages/bilingual-text.ts'

export interface MainFaqDemo {
  slug: string
  /** The cover, the name of a drawing. */
  picture: string
  title: BilingualText
  subs: SubFaqDemo[]
}

interface SubFaqDemo {
  title: BilingualText
  questions: FaqDemo[]
}

interface FaqDemo {
  question: BilingualText
  /** Markdown. */
  answer: BilingualText
  url?: string
  /** Set for first aid, which is public. */
  cause?: ProblemCause
}
