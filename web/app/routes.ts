import { index, prefix, route, type RouteConfig } from '@react-router/dev/routes'
import type { Language } from '@washhouse/contract/language'

/** All pages: address, module below features/, and id. Two addresses may share a module. */
const pages = [
  ['about', 'about/about.page.tsx', 'about'],
  ['about/:slug', 'about/about-topic.page.tsx', 'about-topic'],
  ['branch', 'branch/branch-list.page.tsx', 'branch-list'],
  ['branch/directory.json', 'branch/branch-directory.route.ts', 'branch-directory'],
  ['branch/:slug', 'branch/branch.page.tsx', 'branch'],
  ['offline', 'branch/offline/offline.route.ts', 'offline'],
  ['investor', 'investor/investor.page.tsx', 'investor'],
  ['investor/interest', 'investor/interest.page.tsx', 'interest'],
  ['investor/interest.json', 'investor/interest-texts.route.ts', 'interest-words'],
  ['product', 'product/product.page.tsx', 'product'],
  ['gallery', 'gallery/gallery.page.tsx', 'gallery'],
  ['news', 'news/news-list.page.tsx', 'news-list'],
  ['news/feed.xml', 'news/news-feed.route.ts', 'news-feed'],
  ['news/:slug', 'news/article.page.tsx', 'article'],
  ['cookiePolicy', 'policy/policy.page.tsx', 'cookie-policy'],
  ['pagePolicy', 'policy/policy.page.tsx', 'privacy-policy'],
  ['termsOfService', 'policy/policy.page.tsx', 'terms'],
  ['privacyPolicy', 'policy/privacy-address.route.ts', 'privacy-address'],
  ['contact', 'contact/contact.page.tsx', 'contact'],
  ['problem', 'problem/problem.page.tsx', 'problem'],
  ['problem/status', 'problem/problem-status.page.tsx', 'problem-lookup'],
  ['problem/:reference', 'problem/problem-status.page.tsx', 'problem-status'],
  ['problem/:reference/photo/:photo', 'problem/problem-photo.route.ts', 'problem-photo'],
  ['p/:branch/:machine?', 'problem/problem-address.route.ts', 'problem-address'],
  ['account', 'account/overview/account.page.tsx', 'account'],
  ['account/branches', 'account/branches/follow.route.ts', 'follow'],
  ['account/verification', 'account/overview/verification.route.ts', 'verification'],
  ['download', 'download/download.page.tsx', 'download'],
  ['enews', 'enews/enews.page.tsx', 'enews'],
  ['enews/:id', 'enews/issue.page.tsx', 'issue'],
  ['notifications', 'notification/notifications.page.tsx', 'notifications'],
  ['notifications/bell.json', 'notification/unread.route.ts', 'bell'],
  ['logout', 'account/sign-out/logout.route.ts', 'logout'],
  ['faq', 'faq/faq-list.page.tsx', 'faq-list'],
  ['faq/:slug', 'faq/faq.page.tsx', 'faq'],
  ['search', 'search/search.page.tsx', 'search'],

  // Settings of a member, below /account.
  ['account/profile', 'account/settings/profile.page.tsx', 'account-profile'],
  ['account/picture', 'account/settings/picture.page.tsx', 'account-picture'],
  ['account/password', 'account/settings/credentials.page.tsx', 'account-password'],
  ['account/email', 'account/settings/credentials.page.tsx', 'account-email'],
  ['account/email/pending', 'account/pending-email/pending-email.route.ts', 'pending-email'],
  ['account/mail', 'account/mail/mail-choices.page.tsx', 'account-mail'],
  ['account/sessions', 'account/settings/sessions.page.tsx', 'account-sessions'],
  ['account/line', 'account/line/account-line.page.tsx', 'account-line'],
  ['account/webboard', 'account/settings/webboard.page.tsx', 'account-webboard'],
  ['account/data', 'account/settings/data.page.tsx', 'account-data'],
  ['account/data/archive', 'account/settings/own-copy.route.ts', 'account-archive'],
  ['account/requests', 'account/data-request/own-requests.page.tsx', 'account-requests'],
  ['account/leave', 'account/settings/leave.page.tsx', 'account-leave'],
  ['account/goodbye', 'account/settings/goodbye.page.tsx', 'account-goodbye'],
  ['account/data/download', 'account/settings/own-data.route.ts', 'account-download'],

  // Sign-in, registration, and the targets of links in emails.
  ['login', 'account/sign-in/login.page.tsx', 'login'],
  ['register', 'account/registration/register.page.tsx', 'register'],
  ['login/line', 'account/line/line-start.route.ts', 'line-start'],
  ['register/line', 'account/registration/line-register.page.tsx', 'line-register'],
  ['forgot-password', 'account/mailed-link/ask-link.page.tsx', 'forgot-password'],
  ['reset-password', 'account/mailed-link/reset-password.page.tsx', 'reset-password'],
  ['verify', 'account/mailed-link/link.page.tsx', 'verify'],
  ['verify/request', 'account/mailed-link/ask-link.page.tsx', 'verify-request'],
  ['verify-email', 'account/mailed-link/link.page.tsx', 'verify-email'],
  ['undo-email', 'account/mailed-link/link.page.tsx', 'undo-email'],
  ['mail-start', 'account/mailed-link/link.page.tsx', 'mail-start'],
  ['unsubscribe', 'account/mail/unsubscribe.page.tsx', 'unsubscribe'],
  ['appeal', 'account/mailed-link/link.page.tsx', 'appeal'],
  ['data-request', 'account/data-request/visitor-request.page.tsx', 'data-request'],
  ['data-request/confirm', 'account/mailed-link/link.page.tsx', 'confirm-data-request'],

  // Members' discussions: a topic is a post with its replies.
  ['webboard', 'webboard/list/board.page.tsx', 'board'],
  ['webboard/new', 'webboard/writing/new-post.page.tsx', 'new-post'],
  ['webboard/takedown', 'webboard/moderation/take-down.page.tsx', 'take-down'],
  ['webboard/:id', 'webboard/topic/topic.page.tsx', 'topic'],
  ['webboard/:id/edit', 'webboard/writing/edit.page.tsx', 'edit-post'],
  ['webboard/:id/remove', 'webboard/writing/remove.page.tsx', 'remove-post'],
  ['webboard/:id/report', 'webboard/moderation/report.page.tsx', 'report-writing'],
  ['webboard/:id/follow', 'webboard/topic/topic-act.route.ts', 'follow-post'],
  ['webboard/:id/solved', 'webboard/topic/topic-act.route.ts', 'solved'],
  ['webboard/:id/reply', 'webboard/writing/reply.page.tsx', 'reply'],
  ['webboard/:id/reply/:reply', 'webboard/topic/reply-place.route.tsx', 'reply-place'],
  ['webboard/:id/reply/:reply/edit', 'webboard/writing/edit.page.tsx', 'edit-reply'],
  ['webboard/:id/reply/:reply/remove', 'webboard/writing/remove.page.tsx', 'remove-reply'],
] as const

/** Thai pages are at the root, English ones under /en. */
function pagesIn(language: Language) {
  return [
    index('features/home/home.page.tsx', { id: `${language}.home` }),
    ...pages.map(([path, file, id]) =>
      route(path, `features/${file}`, { id: `${language}.${id}` }),
    ),
    route('manifest.webmanifest', 'shell/manifest/manifest.route.ts', {
      id: `${language}.manifest`,
    }),
    route('*', 'shell/errors/not-found.page.tsx', { id: `${language}.not-found` }),
  ]
}

export default [
  ...pagesIn('th'),
  ...prefix('en', pagesIn('en')),
  route('assets/:id/:name?', 'core/content/files/private-file.route.ts'),
  route('login/line/return', 'features/account/line/line-return.route.ts'),
  route('contact/click', 'features/contact/contact-click.route.ts'),
  route('consent', 'features/consent/consent.route.ts'),
  route('consent/chosen.css', 'features/consent/chosen-style.route.ts'),
  route('robots.txt', 'features/seo/robots.route.ts'),
  route('sitemap.xml', 'features/seo/sitemap.route.ts'),
  route('.well-known/security.txt', 'features/security-txt/security-txt.route.ts'),
] satisfies RouteConfig
