import type { AccountLanguage } from '../account/account-pages.ts'
import { runInContent } from '../support/run-in-content.ts'
import type { SharedProduct } from '../support/shared-product.ts'

interface WhoseMail {
  product: SharedProduct
  email: string
  kind: 'digest' | 'bundle'
  language: AccountLanguage
}

/** The address that a mail of this kind to a member has in its head and in its text. */
export function leavingLink({ product, email, kind, language }: WhoseMail): Promise<string> {
  return runInContent(product, 'leaving-link.ts', [email, kind, language])
}
