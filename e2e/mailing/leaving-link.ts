import type { AccountLanguage } from '../account/account-pages.ts'
import { runInContent } from '../support/run-in-content.ts'
import type { SharedProduct } from '../support/shared-product.ts'

interface WhoseMail {
  product: SharedProduct
  email: string
  kind: 'digest' | 'bundle'
  language: AccountLanguage
}

/** Unsubscribe link of an email, the same in header and text. */
export function leavingLink({ product, email, kind, language }: WhoseMail): Promise<string> {
  return runInContent(product, 'leaving-link.ts', [email, kind, language])
}
