import { use } from 'react'
import { useLocation } from 'react-router'
import { useText } from '../../i18n/use-text.tsx'
import { NonceContext } from '../../request/nonce.ts'
import type { ShellMessageId } from '../shell.messages.ts'
import { Button } from '../../ui/button/button.tsx'
import { Progress } from '../../ui/progress/progress.tsx'
import { VisuallyHidden } from '../../ui/visually-hidden/visually-hidden.tsx'
import { stepOf } from './known-progress.ts'
import { isOverlayFree } from './overlay-free.ts'
import type { OverlayTimes } from './overlay-times.ts'
import { startOverlay } from './start-overlay.ts'
import { useOverlay } from './use-overlay.ts'
import './loading-overlay.css'

/** Only the server sends it: what runs before React is no part of React's files. */
const startScript = import.meta.env.SSR ? `(${String(startOverlay)})()` : ''

/** Stands over every page while it loads; the page beneath is complete and stays usable. */
export function LoadingOverlay({ times }: { times: OverlayTimes }) {
  const t = useText<ShellMessageId>()
  const nonce = use(NonceContext)
  const { pathname } = useLocation()
  const { percent, isShown, hasBeenShown } = useOverlay(times)
  const step = stepOf(percent)

  function announcement(): string {
    if (hasBeenShown && step === 'ready') return t('overlay.ready')
    return isShown ? t('overlay.label') : ''
  }

  return (
    <>
      <script
        nonce={nonce}
        data-milliseconds={isOverlayFree(pathname) ? 0 : times.firstVisit}
        dangerouslySetInnerHTML={{ __html: startScript }}
        suppressHydrationWarning
      />
      <section className="loading-overlay on-night" aria-label={t('overlay.label')}>
        <Progress variant="drum" label={t(`overlay.${step}`)} percent={percent} />
        <Button variant="ghost">{t('overlay.close')}</Button>
      </section>
      <output>
        <VisuallyHidden>{announcement()}</VisuallyHidden>
      </output>
    </>
  )
}
