import { expect } from '@playwright/test'
import type { Page } from '@playwright/test'
import { listWords } from '../branch/branch-list.ts'
import { demoNews, newsWords } from '../news/news-pages.ts'

interface KnownPage {
  name: string
  path: string
  /** Expected status; 200 by default. */
  status?: number
  /** Another state of a listed page, or a form like a listed one; only `npm run test:all` opens it, in Thai. */
  isVariant?: true
}

/** Permanent demo branches: always open, temporarily closed, and the longest name. */
export const demoBranch = {
  open: 'chiang-mai-nimman-9',
  closedForNow: 'surin-night-market',
  longName: 'ayutthaya-hua-ro-market',
}

function pagesAt(prefix: '' | '/en'): KnownPage[] {
  const language = prefix === '' ? 'th' : 'en'
  const search = encodeURIComponent(prefix === '' ? 'เชียงใหม่' : 'chiang mai')
  const list = listWords[language].path
  const news = newsWords[language].path
  return [
    { name: `home (${language})`, path: prefix || '/' },
    { name: `list (${language})`, path: list },
    {
      name: `list with filters (${language})`,
      path: `${list}?search=${search}&sector=1`,
      isVariant: true,
    },
    {
      name: `list without results (${language})`,
      path: `${list}?search=nowhere-at-all`,
      isVariant: true,
    },
    { name: `branch (${language})`, path: `${list}/${demoBranch.open}` },
    {
      name: `branch closed for now (${language})`,
      path: `${list}/${demoBranch.closedForNow}`,
      isVariant: true,
    },
    { name: `news (${language})`, path: news },
    { name: `news, last page (${language})`, path: `${news}?page=2`, isVariant: true },
    { name: `news of a category (${language})`, path: `${news}?category=1`, isVariant: true },
    { name: `news without results (${language})`, path: `${news}?category=999`, isVariant: true },
    { name: `article (${language})`, path: `${news}/${demoNews.offer}` },
    {
      name: `article with a video (${language})`,
      path: `${news}/${demoNews.withVideo}`,
      isVariant: true,
    },
    { name: `product (${language})`, path: `${prefix}/product` },
    { name: `investor (${language})`, path: `${prefix}/investor` },
    { name: `interest form (${language})`, path: `${prefix}/investor/interest`, isVariant: true },
    { name: `about us (${language})`, path: `${prefix}/about` },
    {
      name: `page about the company (${language})`,
      path: `${prefix}/about/our-standard`,
      isVariant: true,
    },
    { name: `contact (${language})`, path: `${prefix}/contact` },
    { name: `contact, sent (${language})`, path: `${prefix}/contact?sent=1`, isVariant: true },
    {
      name: `problem of a branch (${language})`,
      path: `${prefix}/problem?branch=${demoBranch.open}&machine=W-04`,
    },
    {
      name: `problem, sent (${language})`,
      path: `${prefix}/problem?sent=7K3M-Q9TD`,
      isVariant: true,
    },
    { name: `problem status (${language})`, path: `${prefix}/problem/status`, isVariant: true },
    {
      name: `problem that is not known (${language})`,
      path: `${prefix}/problem/7K3M-Q9TD`,
      status: 404,
      isVariant: true,
    },
    { name: `search (${language})`, path: `${prefix}/search` },
    { name: `search results (${language})`, path: `${prefix}/search?q=${search}`, isVariant: true },
    {
      name: `search without results (${language})`,
      path: `${prefix}/search?q=nowhere-at-all`,
      isVariant: true,
    },
    {
      name: `notifications, for visitors (${language})`,
      path: `${prefix}/notifications`,
      isVariant: true,
    },
    { name: `log-in (${language})`, path: `${prefix}/login` },
    {
      name: `log-in before a member's page (${language})`,
      path: `${prefix}/login?next=${prefix}/account&reason=members`,
      isVariant: true,
    },
    { name: `registration (${language})`, path: `${prefix}/register` },
    {
      name: `forgotten password (${language})`,
      path: `${prefix}/forgot-password`,
      isVariant: true,
    },
    {
      name: `forgotten password, sent (${language})`,
      path: `${prefix}/forgot-password?sent=1`,
      isVariant: true,
    },
    {
      name: `new password (${language})`,
      path: `${prefix}/reset-password?token=mailed`,
      isVariant: true,
    },
    {
      name: `new password without its link (${language})`,
      path: `${prefix}/reset-password`,
      isVariant: true,
    },
    {
      name: `email to be confirmed (${language})`,
      path: `${prefix}/verify?token=mailed`,
      isVariant: true,
    },
    {
      name: `email confirmed (${language})`,
      path: `${prefix}/verify?done=1`,
      isVariant: true,
    },
    {
      name: `another link to confirm (${language})`,
      path: `${prefix}/verify/request`,
      isVariant: true,
    },
    {
      name: `new email (${language})`,
      path: `${prefix}/verify-email?token=mailed`,
      isVariant: true,
    },
    {
      name: `old email given back (${language})`,
      path: `${prefix}/undo-email?token=mailed`,
      isVariant: true,
    },
    {
      name: `suspension, asked about once more (${language})`,
      path: `${prefix}/appeal?token=mailed`,
      isVariant: true,
    },
    {
      name: `e-mails, left by a link that is none (${language})`,
      path: `${prefix}/unsubscribe?token=mailed`,
      status: 404,
      isVariant: true,
    },
    {
      name: `e-mails, sent to an address again (${language})`,
      path: `${prefix}/mail-start?token=mailed`,
      isVariant: true,
    },
    { name: `request about data (${language})`, path: `${prefix}/data-request`, isVariant: true },
    {
      name: `request about data sent (${language})`,
      path: `${prefix}/data-request?sent=1`,
      isVariant: true,
    },
    {
      name: `request about data, to be confirmed (${language})`,
      path: `${prefix}/data-request/confirm?token=mailed`,
      isVariant: true,
    },
    { name: `take-down (${language})`, path: `${prefix}/webboard/takedown` },
    {
      name: `take-down asked for (${language})`,
      path: `${prefix}/webboard/takedown?sent=1`,
      isVariant: true,
    },
    {
      name: `questions, before a visitor (${language})`,
      path: `${prefix}/faq`,
      isVariant: true,
    },
    {
      name: `web board, before a visitor (${language})`,
      path: `${prefix}/webboard`,
      isVariant: true,
    },
    {
      name: `downloads, before a visitor (${language})`,
      path: `${prefix}/download`,
      isVariant: true,
    },
    { name: `e-news, before a visitor (${language})`, path: `${prefix}/enews`, isVariant: true },
    { name: `cookie policy (${language})`, path: `${prefix}/cookiePolicy` },
    {
      name: `privacy policy (${language})`,
      path: `${prefix}/pagePolicy`,
      isVariant: true,
    },
    {
      name: `terms of service (${language})`,
      path: `${prefix}/termsOfService`,
      isVariant: true,
    },
    { name: `missing page (${language})`, path: `${prefix}/no-such-page`, status: 404 },
  ]
}

/** Every kind of page, in both languages. */
export const everyPage: KnownPage[] = [...pagesAt(''), ...pagesAt('/en')]

/** Loads the images below the fold too; all must succeed. */
export async function expectEveryPicture(page: Page): Promise<void> {
  const brokenPictures = () =>
    page.locator('main img').evaluateAll((pictures) =>
      pictures
        .filter((picture) => picture instanceof HTMLImageElement)
        .filter((picture) => {
          picture.loading = 'eager'
          return !picture.complete || picture.naturalWidth === 0
        })
        .map(({ src }) => src),
    )
  // Image variants are rendered on the first request, and other tests may be in the queue.
  await expect.poll(brokenPictures, { timeout: 40_000 }).toEqual([])
}

/** Maximum upscaling of an image: about eight image pixels for ten screen pixels. */
const mostDrawnOut = 1.3

/** Responsive images must be large enough for their size on the page. */
export async function expectSharpPictures(page: Page): Promise<void> {
  const blurred = await page.locator('img[srcset]').evaluateAll(
    (pictures, most) =>
      pictures.flatMap((picture) => {
        if (!(picture instanceof HTMLImageElement) || picture.clientWidth === 0) return []
        const { naturalWidth, naturalHeight, currentSrc, clientWidth, clientHeight } = picture
        // Cropped parts count too.
        const isCut = getComputedStyle(picture).objectFit === 'cover'
        const shownWidth = isCut
          ? Math.max(clientWidth, (clientHeight * naturalWidth) / naturalHeight)
          : clientWidth
        const ownWidth = Number(new URL(currentSrc).searchParams.get('width'))
        const drawnOut = shownWidth / ownWidth
        return drawnOut > most ? [`${currentSrc} is drawn out ${drawnOut.toFixed(2)} times`] : []
      }),
    mostDrawnOut,
  )
  expect(blurred).toEqual([])
}
