import { index, prefix, route, type RouteConfig } from '@react-router/dev/routes'
import type { Language } from '@washhouse/contract/language'

/** What a member sets below /account. */
function accountSettings(language: Language) {
  return [
    route('account/profile', 'features/account/settings/profile.page.tsx', {
      id: `${language}.account-profile`,
    }),
    route('account/picture', 'features/account/settings/picture.page.tsx', {
      id: `${language}.account-picture`,
    }),
    route('account/password', 'features/account/settings/credentials.page.tsx', {
      id: `${language}.account-password`,
    }),
    route('account/email', 'features/account/settings/credentials.page.tsx', {
      id: `${language}.account-email`,
    }),
    route('account/mail', 'features/account/mail/mail-choices.page.tsx', {
      id: `${language}.account-mail`,
    }),
    route('account/sessions', 'features/account/settings/sessions.page.tsx', {
      id: `${language}.account-sessions`,
    }),
    route('account/line', 'features/account/line/account-line.page.tsx', {
      id: `${language}.account-line`,
    }),
    route('account/webboard', 'features/account/settings/webboard.page.tsx', {
      id: `${language}.account-webboard`,
    }),
    route('account/data', 'features/account/settings/data.page.tsx', {
      id: `${language}.account-data`,
    }),
    route('account/data/archive', 'features/account/settings/own-copy.route.ts', {
      id: `${language}.account-archive`,
    }),
    route('account/requests', 'features/account/data-request/own-requests.page.tsx', {
      id: `${language}.account-requests`,
    }),
    route('account/leave', 'features/account/settings/leave.page.tsx', {
      id: `${language}.account-leave`,
    }),
    route('account/goodbye', 'features/account/settings/goodbye.page.tsx', {
      id: `${language}.account-goodbye`,
    }),
    route('account/data/download', 'features/account/settings/own-data.route.ts', {
      id: `${language}.account-download`,
    }),
  ]
}

/** How a member gets into his account, and what mailed links lead to. */
function accountDoors(language: Language) {
  return [
    route('login', 'features/account/sign-in/login.page.tsx', { id: `${language}.login` }),
    route('register', 'features/account/registration/register.page.tsx', {
      id: `${language}.register`,
    }),
    route('login/line', 'features/account/line/line-start.route.ts', {
      id: `${language}.line-start`,
    }),
    route('register/line', 'features/account/registration/line-register.page.tsx', {
      id: `${language}.line-register`,
    }),
    route('forgot-password', 'features/account/mailed-link/ask-link.page.tsx', {
      id: `${language}.forgot-password`,
    }),
    route('reset-password', 'features/account/mailed-link/reset-password.page.tsx', {
      id: `${language}.reset-password`,
    }),
    route('verify', 'features/account/mailed-link/link.page.tsx', { id: `${language}.verify` }),
    route('verify/request', 'features/account/mailed-link/ask-link.page.tsx', {
      id: `${language}.verify-request`,
    }),
    route('verify-email', 'features/account/mailed-link/link.page.tsx', {
      id: `${language}.verify-email`,
    }),
    route('undo-email', 'features/account/mailed-link/link.page.tsx', {
      id: `${language}.undo-email`,
    }),
    route('mail-start', 'features/account/mailed-link/link.page.tsx', {
      id: `${language}.mail-start`,
    }),
    route('unsubscribe', 'features/account/mail/unsubscribe.page.tsx', {
      id: `${language}.unsubscribe`,
    }),
    route('appeal', 'features/account/mailed-link/link.page.tsx', { id: `${language}.appeal` }),
    route('data-request', 'features/account/data-request/visitor-request.page.tsx', {
      id: `${language}.data-request`,
    }),
    route('data-request/confirm', 'features/account/mailed-link/link.page.tsx', {
      id: `${language}.confirm-data-request`,
    }),
  ]
}

/** Where members talk: a topic is a post with its replies. */
function webboard(language: Language) {
  return [
    route('webboard', 'features/webboard/list/board.page.tsx', { id: `${language}.board` }),
    route('webboard/new', 'features/webboard/writing/new-post.page.tsx', {
      id: `${language}.new-post`,
    }),
    route('webboard/takedown', 'features/webboard/care/take-down.page.tsx', {
      id: `${language}.take-down`,
    }),
    route('webboard/:id', 'features/webboard/topic/topic.page.tsx', { id: `${language}.topic` }),
    route('webboard/:id/edit', 'features/webboard/writing/edit.page.tsx', {
      id: `${language}.edit-post`,
    }),
    route('webboard/:id/remove', 'features/webboard/writing/remove.page.tsx', {
      id: `${language}.remove-post`,
    }),
    route('webboard/:id/report', 'features/webboard/care/report.page.tsx', {
      id: `${language}.report-writing`,
    }),
    route('webboard/:id/follow', 'features/webboard/topic/topic-act.route.ts', {
      id: `${language}.follow-post`,
    }),
    route('webboard/:id/solved', 'features/webboard/topic/topic-act.route.ts', {
      id: `${language}.solved`,
    }),
    route('webboard/:id/reply', 'features/webboard/writing/reply.page.tsx', {
      id: `${language}.reply`,
    }),
    route('webboard/:id/reply/:reply', 'features/webboard/topic/reply-place.route.tsx', {
      id: `${language}.reply-place`,
    }),
    route('webboard/:id/reply/:reply/edit', 'features/webboard/writing/edit.page.tsx', {
      id: `${language}.edit-reply`,
    }),
    route('webboard/:id/reply/:reply/remove', 'features/webboard/writing/remove.page.tsx', {
      id: `${language}.remove-reply`,
    }),
  ]
}

/** Every page, once; the Thai ones stand at the root, the English ones under /en. */
function pages(language: Language) {
  return [
    index('features/home/home.page.tsx', { id: `${language}.home` }),
    route('about', 'features/about/about.page.tsx', { id: `${language}.about` }),
    route('about/:slug', 'features/about/about-topic.page.tsx', { id: `${language}.about-topic` }),
    route('branch', 'features/branch/branch-list.page.tsx', { id: `${language}.branch-list` }),
    route('branch/directory.json', 'features/branch/branch-directory.route.ts', {
      id: `${language}.branch-directory`,
    }),
    route('branch/:slug', 'features/branch/branch.page.tsx', { id: `${language}.branch` }),
    route('offline', 'features/branch/offline/offline.route.ts', { id: `${language}.offline` }),
    route('investor', 'features/investor/investor.page.tsx', { id: `${language}.investor` }),
    route('investor/interest', 'features/investor/interest.page.tsx', {
      id: `${language}.interest`,
    }),
    route('investor/interest.json', 'features/investor/interest-words.route.ts', {
      id: `${language}.interest-words`,
    }),
    route('product', 'features/product/product.page.tsx', { id: `${language}.product` }),
    route('manifest.webmanifest', 'shell/manifest/manifest.route.ts', {
      id: `${language}.manifest`,
    }),
    route('gallery', 'features/gallery/gallery.page.tsx', { id: `${language}.gallery` }),
    route('news', 'features/news/news-list.page.tsx', { id: `${language}.news-list` }),
    route('news/feed.xml', 'features/news/news-feed.route.ts', { id: `${language}.news-feed` }),
    route('news/:slug', 'features/news/article.page.tsx', { id: `${language}.article` }),
    route('cookiePolicy', 'features/policy/cookie-policy.page.tsx', {
      id: `${language}.cookie-policy`,
    }),
    route('pagePolicy', 'features/policy/privacy-policy.page.tsx', {
      id: `${language}.privacy-policy`,
    }),
    route('termsOfService', 'features/policy/terms.page.tsx', { id: `${language}.terms` }),
    route('privacyPolicy', 'features/policy/privacy-address.route.ts', {
      id: `${language}.privacy-address`,
    }),
    route('contact', 'features/contact/contact.page.tsx', { id: `${language}.contact` }),
    route('problem', 'features/problem/problem.page.tsx', { id: `${language}.problem` }),
    route('problem/status', 'features/problem/problem-status.page.tsx', {
      id: `${language}.problem-lookup`,
    }),
    route('problem/:reference', 'features/problem/problem-status.page.tsx', {
      id: `${language}.problem-status`,
    }),
    route('p/:branch/:machine?', 'features/problem/problem-address.route.ts', {
      id: `${language}.problem-address`,
    }),
    route('account', 'features/account/overview/account.page.tsx', { id: `${language}.account` }),
    route('account/branches', 'features/account/branches/follow.route.ts', {
      id: `${language}.follow`,
    }),
    route('account/verification', 'features/account/overview/verification.route.ts', {
      id: `${language}.verification`,
    }),
    ...accountSettings(language),
    ...webboard(language),
    ...accountDoors(language),
    route('download', 'features/download/download.page.tsx', { id: `${language}.download` }),
    route('enews', 'features/enews/enews.page.tsx', { id: `${language}.enews` }),
    route('enews/:id', 'features/enews/issue.page.tsx', { id: `${language}.issue` }),
    route('notifications', 'features/notification/notifications.page.tsx', {
      id: `${language}.notifications`,
    }),
    route('notifications/bell.json', 'features/notification/bell.route.ts', {
      id: `${language}.bell`,
    }),
    route('logout', 'features/account/sign-out/logout.route.ts', { id: `${language}.logout` }),
    route('faq', 'features/faq/faq-list.page.tsx', { id: `${language}.faq-list` }),
    route('faq/:slug', 'features/faq/faq.page.tsx', { id: `${language}.faq` }),
    route('search', 'features/search/search.page.tsx', { id: `${language}.search` }),
    route('*', 'shell/errors/not-found.page.tsx', { id: `${language}.not-found` }),
  ]
}

export default [
  ...pages('th'),
  ...prefix('en', pages('en')),
  route('assets/:id/:name?', 'content/files/private-file.route.ts'),
  route('login/line/return', 'features/account/line/line-return.route.ts'),
  route('contact/click', 'features/contact/contact-click.route.ts'),
  route('consent', 'features/consent/consent.route.ts'),
  route('robots.txt', 'features/seo/robots.route.ts'),
  route('sitemap.xml', 'features/seo/sitemap.route.ts'),
  route('.well-known/security.txt', 'features/security-txt/security-txt.route.ts'),
] satisfies RouteConfig
