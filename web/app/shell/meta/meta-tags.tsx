import type { Language } from '@washhouse/contract/language'
import type { Settings } from '@washhouse/contract/settings/settings.contract'
import { sharePicture } from '../../core/blocks/picture/asset-address.ts'
import { describeBreadcrumbs } from '../../core/blocks/breadcrumb/breadcrumb-json-ld.ts'
import type { Crumb } from '../../core/blocks/breadcrumb/use-crumbs.ts'
import { hreflangLinks } from '../../core/i18n/hreflang.ts'
import { localePath, neutralPath, otherLanguage } from '../../core/i18n/language.ts'
import type { PageMeta } from './page-meta.ts'

const openGraphLocales: Record<Language, string> = { th: 'th_TH', en: 'en_US' }

interface MetaTagsProps {
  language: Language
  /** Public address of the site, without a path. */
  origin: string
  pathname: string
  settings: Settings
  page: PageMeta
  /** The parent pages; null: no breadcrumb. */
  crumbs: readonly Crumb[] | null
}

/** Title, description, social sharing, canonical and the address in the other language. */
export function MetaTags({ language, origin, pathname, settings, page, crumbs }: MetaTagsProps) {
  const path = page.canonicalPath ?? neutralPath(pathname)
  const addressIn = (target: Language) => origin + localePath(target, path)
  const title =
    page.metaTitle ?? (page.title ? `${page.title} | ${settings.brandName}` : settings.homeTitle)
  const description = page.description ?? settings.metaDescription
  const keywords = page.keywords ?? settings.metaKeywords
  const image = page.image ?? settings.shareImage
  const shared = image && sharePicture(origin, image)
  const imageAlt = page.imageAlt ?? (page.image ? page.title : null) ?? settings.brandName
  const isUntranslated = page.isUntranslated ?? false
  const ownLanguage = isUntranslated ? 'th' : language
  const isIndexed = page.isIndexed ?? true
  const records: object[] = [...(page.jsonLd ?? [])]
  if (crumbs && page.title) {
    const own = { label: page.title, to: localePath(language, path) }
    records.push(describeBreadcrumbs(origin, [...crumbs, own]))
  }

  return (
    <>
      <title>{title}</title>
      {description && <meta name="description" content={description} />}
      {keywords && <meta name="keywords" content={keywords} />}
      {settings.metaAuthor && <meta name="author" content={settings.metaAuthor} />}
      <meta property="og:type" content={page.publishedAt ? 'article' : 'website'} />
      {page.publishedAt && <meta property="article:published_time" content={page.publishedAt} />}
      {page.changedAt && <meta property="article:modified_time" content={page.changedAt} />}
      <meta property="og:site_name" content={settings.brandName} />
      <meta property="og:title" content={page.metaTitle ?? page.title ?? settings.homeTitle} />
      {description && <meta property="og:description" content={description} />}
      <meta property="og:locale" content={openGraphLocales[ownLanguage]} />
      {!isUntranslated && (
        <meta property="og:locale:alternate" content={openGraphLocales[otherLanguage(language)]} />
      )}
      {shared && (
        <>
          <meta property="og:image" content={shared.address} />
          <meta property="og:image:type" content={shared.type} />
          <meta property="og:image:width" content={String(shared.width)} />
          <meta property="og:image:height" content={String(shared.height)} />
          <meta property="og:image:alt" content={imageAlt} />
          <meta name="twitter:card" content="summary_large_image" />
        </>
      )}
      {isIndexed && (
        <>
          <meta property="og:url" content={addressIn(ownLanguage)} />
          <link rel="canonical" href={page.canonical ?? addressIn(ownLanguage)} />
        </>
      )}
      {isIndexed &&
        !isUntranslated &&
        hreflangLinks(origin, path).map(({ hreflang, address }) => (
          <link key={hreflang} rel="alternate" hrefLang={hreflang} href={address} />
        ))}
      {!(isIndexed && ownLanguage === language) && <meta name="robots" content="noindex" />}
      {page.feed && (
        <link
          rel="alternate"
          type="application/atom+xml"
          title={`${page.feed.title} | ${settings.brandName}`}
          href={origin + localePath(language, page.feed.path)}
        />
      )}
      {records.map((record, index) => (
        // A page has few records, in a fixed order.
        <JsonLd key={index} record={record} />
      ))}
    </>
  )
}

function JsonLd({ record }: { record: object }) {
  const text = printJsonLd(record)
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: text }} />
}

/** Prints a schema.org record for a script element; escapes text that could end the element. */
function printJsonLd(record: object): string {
  return JSON.stringify({ '@context': 'https://schema.org', ...record }).replaceAll('<', '\\u003c')
}
