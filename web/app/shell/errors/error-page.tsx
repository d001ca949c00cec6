import { useLocation } from 'react-router'
import type { BlockMessageId } from '../../core/blocks/blocks.messages.ts'
import { lineAddress } from '../../core/blocks/contact-link/contact-links.ts'
import { countClick } from '../../core/blocks/contact-link/count-click.ts'
import { localePath } from '../../core/i18n/language.ts'
import { useLanguage, useText } from '../../core/i18n/use-text.tsx'
import type { ShellMessageId } from '../shell.messages.ts'
import { useRequestId } from '../../core/request/request-id.ts'
import { useSite } from '../../core/content/use-site.ts'
import { ButtonAnchor } from '../../core/ui/button/button.tsx'
import { EmptyState } from '../../core/ui/empty-state/empty-state.tsx'
import { OddSock } from '../../core/ui/empty-state/odd-sock.tsx'
import { useEffect } from 'react'

export type ErrorKind = 'notFound' | 'failed' | 'away'

/** Replaces a page that is missing, broken, or without its content. Its links load a new document. */
export function ErrorPage({ kind }: { kind: ErrorKind }) {
  const t = useText<ShellMessageId>()
  const lineId = useSite()?.settings?.lineId
  return (
    <main id="content" className="wrap section">
      <title>{t(`error.${kind}.title`)}</title>
      <meta name="robots" content="noindex" />
      <EmptyState title={t(`error.${kind}.title`)} titleAs="h1" hint={t(`error.${kind}.hint`)}>
        {kind === 'notFound' ? <WaysOn /> : <Retry />}
        {lineId && (
          <ButtonAnchor
            variant="secondary"
            icon="line"
            href={lineAddress(lineId)}
            onFollow={() => countClick('line')}
          >
            {t('error.line')}
          </ButtonAnchor>
        )}
      </EmptyState>
      {kind !== 'notFound' && <Reference />}
    </main>
  )
}

/** Finds the request in the logs of both services. */
function Reference() {
  const t = useText<ShellMessageId>()
  const id = useRequestId()
  return (
    id !== undefined && (
      <p className="error-reference" data-request-id={id}>
        {t('error.reference', { id })}
      </p>
    )
  )
}

function WaysOn() {
  const t = useText<ShellMessageId>()
  const language = useLanguage()
  return (
    <>
      <ButtonAnchor icon="search" href={localePath(language, '/branch')}>
        {t('error.branches')}
      </ButtonAnchor>
      <ButtonAnchor variant="secondary" icon="megaphone" href={localePath(language, '/news')}>
        {t('error.news')}
      </ButtonAnchor>
      <ButtonAnchor variant="secondary" icon="home" href={localePath(language, '/')}>
        {t('error.home')}
      </ButtonAnchor>
    </>
  )
}

function Retry() {
  const t = useText<BlockMessageId>()
  const { pathname, search } = useLocation()
  return <ButtonAnchor href={pathname + search}>{t('empty.retry')}</ButtonAnchor>
}

/** For a failure to load the site's texts: both languages, no content needed. */
export function BareErrorPage() {
  return (
    <main id="content" className="wrap section empty-state">
      <title>ขออภัย · Sorry</title>
      <OddSock />
      <h1 lang="th">ขออภัย ระบบสะดุดไปชั่วครู่ ลองใหม่ในอีกสักครู่</h1>
      <p lang="en">Sorry, something jammed. Please try again in a moment.</p>
    </main>
  )
}

/** Reloads when the page's data failed because the network is gone: the service worker has a page for that. */
export function useOfflineReload(error: unknown): void {
  useEffect(() => {
    // A fetch without a network rejects with a TypeError.
    if (error instanceof TypeError && !navigator.onLine && navigator.serviceWorker?.controller)
      location.reload()
  }, [error])
}
