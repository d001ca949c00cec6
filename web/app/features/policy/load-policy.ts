import type { Language } from '@washhouse/contract/language'
import type { MediaId } from '@washhouse/contract/media/media.contract'
import { policyCalls } from '@washhouse/contract/policy/policy.calls'
import type { Policy, PolicyImage, PolicyKind } from '@washhouse/contract/policy/policy.contract'
import { data, type LoaderFunctionArgs } from 'react-router'
import { cleanHtml } from '../../core/blocks/rich-text/clean-html.server.ts'
import { pageContent, readFileSize } from '../../core/content/content.server.ts'
import { messagesFor, textIn } from '../../core/i18n/compile.server.ts'
import { formatDate } from '../../core/i18n/format.ts'
import { neutralPath } from '../../core/i18n/language.ts'
import { lacksEnglish, textLangIn } from '../../core/i18n/untranslated.ts'
import { tagPage } from '../../core/request/public-page.ts'
import type { PageContent } from '../../core/content/page-content.ts'
import { formatFileSize } from './format-file-size.ts'
import { addContents } from './policy-contents.ts'
import { policyMessages } from './policy.messages.ts'

export const policies: Record<string, PolicyKind> = {
  '/cookiePolicy': 'cookie',
  '/pagePolicy': 'privacy',
  '/termsOfService': 'terms',
}

export const policyCallsOf = {
  cookie: { policy: policyCalls.getCookiePolicy, images: policyCalls.listCookiePolicyImages },
  privacy: { policy: policyCalls.getPrivacyPolicy, images: policyCalls.listPrivacyPolicyImages },
  terms: { policy: policyCalls.getTermsOfService, images: policyCalls.listTermsOfServiceImages },
}

export type PolicyData = Omit<Awaited<ReturnType<typeof loadPolicy>>, 'messages' | 'meta'>

/** Loads the policy of the requested path; throws a 404 if it is unknown or unpublished. */
export async function loadPolicy({ url, context }: LoaderFunctionArgs) {
  const kind = policies[neutralPath(url.pathname)]
  if (!kind) throw data(null, { status: 404 })
  tagPage(context, 'policy', 'policy_image')
  const content = context.get(pageContent)
  const { language } = content
  const [policy, images] = await Promise.all([
    content.demand(policyCallsOf[kind].policy),
    listImages(content, kind),
  ])
  // Other services return drafts too.
  if (policy.status !== 'published') throw data(null, { status: 404 })

  const body = cleanHtml(policy.description, { language, origin: url.origin })
  const { html, entries } = addContents(body ?? '')
  const t = textIn(language, policyMessages)
  return {
    messages: messagesFor(language, policyMessages),
    meta: {
      title: policy.title,
      description: t(`policy.${kind}.lead`),
      isUntranslated: isPolicyUntranslated(policy),
    },
    kind,
    title: policy.title,
    isUntranslated: isPolicyUntranslated(policy),
    lang: {
      title: textLangIn(language, policy, 'title'),
      body: textLangIn(language, policy, 'description'),
    },
    changedAt: policy.updatedAt,
    changedOn: policy.updatedAt && formatDate(language, policy.updatedAt),
    pdf: policy.pdf === null ? null : await describeFile(policy.pdf, language),
    entries,
    text: html,
    images,
  }
}

export function isPolicyUntranslated(policy: Policy): boolean {
  return lacksEnglish(policy, ['title', 'description'])
}

async function describeFile(id: MediaId, language: Language) {
  const bytes = await readFileSize(id)
  return { id, size: bytes === null ? null : formatFileSize(language, bytes) }
}

/** The query of the specification (§7). On failure the policy is shown without images. */
async function listImages(content: PageContent, kind: PolicyKind) {
  const query = { limit: -1, sort: 'sort', filter: '{"status":{"_eq":"published"}}' }
  const found = await content.settle(policyCallsOf[kind].images, { query })
  return found.kind === 'ok' ? found.value.flatMap(shownImage) : []
}

function shownImage({ id, status, image, caption }: PolicyImage) {
  return image !== null && status === 'published' ? [{ id, image, caption }] : []
}
