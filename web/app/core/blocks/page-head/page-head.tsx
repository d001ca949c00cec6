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
  /** The title, where it is drawn as more than its words. */
  heading?: ReactNode
  lead?: ReactNode
  leadLang?: TextLang
  /** The page shows the Thai text of something that has no English: in English it says so. */
  isUntranslated?: boolean
  /** text: what is read begins below it; the others say how great the window is, and where. */
  variant?: keyof typeof windowSizes
  /** The block that follows, for its styles of the head: they hold before it has arrived, so nothing moves. */
  above?: string
  /** A picture that looks out of the drum's window. */
  image?: MediaId | null
  /** lazy: the picture only decorates, and the words beside it come first. */
  loading?: 'eager' | 'lazy'
  /** Address of a square drawing in its place. */
  drawing?: string | null
  /** In place of the breadcrumb that the page's `handle` declares. */
  breadcrumb?: ReactNode
  /** Stands above the title. */
  badge?: ReactNode
  /** What there is to do first. */
  children?: ReactNode
  /** Across the page, below words and window. */
  figures?: ReactNode
}

/** The night that a page begins with: where one is, what it is about, and the drum's window. */
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
        {/* Before the words, which stand below it on a phone: the page arrives in pieces. */}
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
              // Lazy, so that a phone, which does not show it, does not fetch it.
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

/** How wide a picture is that fills the window, as in `<img sizes>`: most are wider than high, and it is round. */
const windowSizes = {
  service: '240px',
  company: usualWindow,
  branch: '(min-width: 62rem) 640px, (min-width: 48rem) 480px, 220px',
  news: '(min-width: 48rem) 400px, 320px',
  text: usualWindow,
}
