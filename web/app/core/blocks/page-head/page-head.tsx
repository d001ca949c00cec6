import type { MediaId } from '@washhouse/contract/media/media.contract'
import type { ReactNode } from 'react'
import type { TextLang } from '../../i18n/untranslated.ts'
import { useLanguage, useText } from '../../i18n/use-text.tsx'
import { Icon } from '../../ui/icon/icon.tsx'
import { Phrases } from '../../ui/phrases/phrases.tsx'
import { RunningText } from '../../ui/phrases/running-text.tsx'
import type { BlockMessageId } from '../blocks.messages.ts'
import { PageBreadcrumb } from '../breadcrumb/page-breadcrumb.tsx'
import { Picture } from '../picture/picture.tsx'
import './page-head.css'

interface PageHeadProps {
  title: string
  titleLang?: TextLang
  /** The title, if it is more than plain text. */
  heading?: ReactNode
  lead?: ReactNode
  leadLang?: TextLang
  /** True if a text has no English: the English page says so. */
  isUntranslated?: boolean
  /** text: the text begins below it; the others set size and position of the window. */
  variant?: keyof typeof windowSizes
  /** Name of the next block. Its styles for the head apply before it has arrived, so nothing moves. */
  above?: string
  /** An image in the drum's window. */
  image?: MediaId | null
  /** lazy: the image is decorative, and the text next to it comes first. */
  loading?: 'eager' | 'lazy'
  /** Address of a square drawing that replaces the image. */
  drawing?: string | null
  /** Replaces the breadcrumb of the page's `handle`. */
  breadcrumb?: ReactNode
  /** Above the title. */
  badge?: ReactNode
  /** The main actions. */
  children?: ReactNode
  /** Across the page, below text and window. */
  figures?: ReactNode
}

/** The dark head of a page: breadcrumb, title, and the drum's window. */
export function PageHead({
  title,
  titleLang,
  heading = <Phrases text={title} />,
  lead,
  leadLang,
  isUntranslated = false,
  variant = 'service',
  above,
  image,
  loading = 'eager',
  drawing,
  breadcrumb = <PageBreadcrumb current={title} currentLang={titleLang} />,
  badge,
  children,
  figures,
}: PageHeadProps) {
  return (
    <header
      className={`page-head page-head--${variant} ${above ? `page-head--above-${above} ` : ''}on-night`}
    >
      <div className="wrap page-head__inner">
        {/* Before the text, which is below it on a phone, because the page arrives in pieces. */}
        {(image || drawing) && (
          <div className="page-head__window">
            {image ? (
              <Picture
                id={image}
                alt=""
                width={640}
                height={640}
                sizes={windowSizes[variant]}
                loading={loading}
              />
            ) : (
              // Lazy: a phone hides it and so does not fetch it.
              <img src={drawing ?? ''} alt="" width={240} height={240} loading="lazy" />
            )}
          </div>
        )}
        <div className="page-head__words">
          {breadcrumb}
          {badge}
          <h1 lang={titleLang}>{heading}</h1>
          {lead && (
            <p className="lead" lang={leadLang}>
              {typeof lead === 'string' ? <RunningText text={lead} /> : lead}
            </p>
          )}
          {isUntranslated && <ThaiOnly />}
          {children}
        </div>
        {figures}
      </div>
    </header>
  )
}

function ThaiOnly() {
  const t = useText<BlockMessageId>()
  if (useLanguage() === 'th') return null
  return (
    <p className="page-head__thai-only">
      <Icon name="info" size="s" />
      {t('language.thaiOnly')}
    </p>
  )
}

const usualWindow = '(min-width: 48rem) 640px, 160px'

/** Width of an image that fills the round window, for `<img sizes>`: most images are wider than high. */
const windowSizes = {
  service: '240px',
  company: usualWindow,
  branch: '(min-width: 62rem) 640px, (min-width: 48rem) 480px, 220px',
  news: '(min-width: 48rem) 400px, 320px',
  text: usualWindow,
}
