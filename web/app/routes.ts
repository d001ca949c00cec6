import { index, prefix, route, type RouteConfig } from '@react-router/dev/routes'
import type { Language } from '@washhouse/contract/language'

/** A page's Thai path, its name and its file among the features. */
type Page = readonly [path: string, name: string, file: string]

const pages: readonly Page[] = [
  ['about', 'about', 'about/about.page.tsx'],
  ['about/:slug', 'about-topic', 'about/about-topic.page.tsx'],
  ['branch', 'branch-list', 'branch/branch-list.page.tsx'],
  ['branch/directory.json', 'branch-directory', 'branch/branch-directory.route.ts'],
  ['branch/:slug', 'branch', 'branch/branch.page.tsx'],
  ['offline', 'offline', 'branch/offline/offline.route.ts'],
  ['investor', 'investor', 'investor/investor.page.tsx'],
  ['investor/interest', 'interest', 'investor/interest.page.tsx'],
  ['investor/interest.json', 'interest-words', 'investor/interest-words.route.ts'],
  ['product', 'product', 'product/product.page.tsx'],
  ['gallery', 'gallery', 'gallery/gallery.page.tsx'],
  ['news', 'news-list', 'news/news-list.page.tsx'],
  ['news/feed.xml', 'news-feed', 'news/news-feed.route.ts'],
  ['news/:slug', 'article', 'news/article.page.tsx'],
  ['cookiePolicy', 'cookie-policy', 'policy/policy.page.tsx'],
  ['pagePolicy', 'privacy-policy', 'policy/policy.page.tsx'],
  ['termsOfService', 'terms', 'policy/policy.page.tsx'],
  ['privacyPolicy', 'privacy-address', 'policy/privacy-address.route.ts'],
  ['contact', 'contact', 'contact/contact.page.tsx'],
  ['problem', 'problem', 'problem/problem.page.tsx'],
  ['problem/status', 'problem-lookup', 'problem/problem-status.page.tsx'],
  ['problem/:reference', 'problem-status', 'problem/problem-status.page.tsx'],
  ['p/:branch/:machine?', 'problem-address', 'problem/problem-address.route.ts'],
  ['account', 'account', 'account/overview/account.page.tsx'],
  ['account/branches', 'follow', 'account/branches/follow.route.ts'],
  ['account/verification', 'verification', 'account/overview/verification.route.ts'],
  ['download', 'download', 'download/download.page.tsx'],
  ['enews', 'enews', 'enews/enews.page.tsx'],
  ['enews/:id', 'issue', 'enews/issue.page.tsx'],
  ['notifications', 'notifications', 'notification/notifications.page.tsx'],
  ['notifications/bell.json', 'bell', 'notification/bell.route.ts'],
  ['logout', 'logout', 'account/sign-out/logout.route.ts'],
  ['faq', 'faq-list', 'faq/faq-list.page.tsx'],
  ['faq/:slug', 'faq', 'faq/faq.page.tsx'],
  ['search', 'search', 'search/search.page.tsx'],

  // What a member sets below /account.
  ['account/profile', 'account-profile', 'account/settings/profile.page.tsx'],
  ['account/picture', 'account-picture', 'account/settings/picture.page.tsx'],
  ['account/password', 'account-password', 'account/settings/password.page.tsx'],
  ['account/email', 'account-email', 'account/settings/email.page.tsx'],
  ['account/mail', 'account-mail', 'account/mail/mail-choices.page.tsx'],
  ['account/sessions', 'account-sessions', 'account/settings/sessions.page.tsx'],
  ['account/line', 'account-line', 'account/line/account-line.page.tsx'],
  ['account/webboard', 'account-webboard', 'account/settings/webboard.page.tsx'],
  ['account/data', 'account-data', 'account/settings/data.page.tsx'],
  ['account/data/archive', 'account-archive', 'account/settings/own-copy.route.ts'],
  ['account/requests', 'account-requests', 'account/data-request/own-requests.page.tsx'],
  ['account/leave', 'account-leave', 'account/settings/leave.page.tsx'],
  ['account/goodbye', 'account-goodbye', 'account/settings/goodbye.page.tsx'],
  ['account/data/download', 'account-download', 'account/settings/own-data.route.ts'],

  // How members get into their accounts, and what mailed links lead to.
  ['login', 'login', 'account/sign-in/login.page.tsx'],
  ['register', 'register', 'account/registration/register.page.tsx'],
  ['login/line', 'line-start', 'account/line/line-start.route.ts'],
  ['register/line', 'line-register', 'account/line/line-register.page.tsx'],
  ['forgot-password', 'forgot-password', 'account/password/forgot-password.page.tsx'],
  ['reset-password', 'reset-password', 'account/password/reset-password.page.tsx'],
  ['verify', 'verify', 'account/mailed-link/verify.page.tsx'],
  ['verify/request', 'verify-request', 'account/mailed-link/verify-request.page.tsx'],
  ['verify-email', 'verify-email', 'account/mailed-link/verify-email.page.tsx'],
  ['undo-email', 'undo-email', 'account/mailed-link/undo-email.page.tsx'],
  ['mail-start', 'mail-start', 'account/mailed-link/mail-start.page.tsx'],
  ['unsubscribe', 'unsubscribe', 'account/mail/unsubscribe.page.tsx'],
  ['appeal', 'appeal', 'account/mailed-link/appeal.page.tsx'],
  ['data-request', 'data-request', 'account/data-request/visitor-request.page.tsx'],
  ['data-request/confirm', 'confirm-data-request', 'account/data-request/confirm-request.page.tsx'],

  // Where members talk: a topic is a post with its replies.
  ['webboard', 'board', 'webboard/list/board.page.tsx'],
  ['webboard/new', 'new-post', 'webboard/writing/new-post.page.tsx'],
  ['webboard/takedown', 'take-down', 'webboard/care/take-down.page.tsx'],
  ['webboard/:id', 'topic', 'webboard/topic/topic.page.tsx'],
  ['webboard/:id/edit', 'edit-post', 'webboard/writing/edit-post.page.tsx'],
  ['webboard/:id/remove', 'remove-post', 'webboard/writing/remove-post.page.tsx'],
  ['webboard/:id/report', 'report-writing', 'webboard/care/report.page.tsx'],
  ['webboard/:id/follow', 'follow-post', 'webboard/topic/follow.route.ts'],
  ['webboard/:id/solved', 'solved', 'webboard/topic/solved.route.ts'],
  ['webboard/:id/reply', 'reply', 'webboard/writing/reply.page.tsx'],
  ['webboard/:id/reply/:reply', 'reply-place', 'webboard/topic/reply-place.route.tsx'],
  ['webboard/:id/reply/:reply/edit', 'edit-reply', 'webboard/writing/edit-reply.page.tsx'],
  ['webboard/:id/reply/:reply/remove', 'remove-reply', 'webboard/writing/remove-reply.page.tsx'],
]

/** Every page, once; the Thai ones stand at the root, the English ones under /en. */
function pagesIn(language: Language) {
  const idOf = (name: string) => ({ id: `${language}.${name}` })
  return [
    index('features/home/home.page.tsx', idOf('home')),
    ...pages.map(([path, name, file]) => route(path, `features/${file}`, idOf(name))),
    route('manifest.webmanifest', 'shell/manifest/manifest.route.ts', idOf('manifest')),
    route('*', 'shell/errors/not-found.page.tsx', idOf('not-found')),
  ]
}

export default [
  ...pagesIn('th'),
  ...prefix('en', pagesIn('en')),
  route('assets/:id/:name?', 'content/files/private-file.route.ts'),
  route('login/line/return', 'features/account/line/line-return.route.ts'),
  route('contact/click', 'features/contact/contact-click.route.ts'),
  route('consent', 'features/consent/consent.route.ts'),
  route('robots.txt', 'features/seo/robots.route.ts'),
  route('sitemap.xml', 'features/seo/sitemap.route.ts'),
  route('.well-known/security.txt', 'features/security-txt/security-txt.route.ts'),
] satisfies RouteConfig
