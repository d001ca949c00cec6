import { useLocation } from 'react-router'
import { useText } from '../../core/i18n/use-text.tsx'
import type { ShellMessageId } from '../shell.messages.ts'
import { Button } from '../../core/ui/button/button.tsx'
import { Progress } from '../../core/ui/progress/progress.tsx'
import { VisuallyHidden } from '../../core/ui/visually-hidden/visually-hidden.tsx'
import { isShown } from '../../core/blocks/overlay-phase/overlay-phase.ts'
import { InlineScript, printInline } from '../../core/request/inline-script.tsx'
import { knownProgress } from './known-progress.ts'
import { isOverlayFree } from './overlay-free.ts'
import type { OverlayTimes } from './overlay-times.ts'
import { startOverlay } from './start-overlay.ts'
import { useOverlay } from './use-overlay.ts'
import './loading-overlay.css'

const script = import.meta.env.SSR ? printInline(startOverlay, knownProgress) : ''

/** Covers the page on a first visit; after a route change, a strip at the top. The page below is complete and stays usable. */
export function LoadingOverlay({ times }: { times: OverlayTimes }) {
  const t = useText<ShellMessageId>()
  const { pathname } = useLocation()
  const phase = useOverlay(times)

  return (
    <>
      <InlineScript
        code={script}
        data-milliseconds={isOverlayFree(pathname) ? 0 : times.firstVisit}
      />
      <section
        className="loading-overlay on-night"
        aria-label={t('overlay.label')}
        data-fill={t('overlay.fill')}
        data-load={t('overlay.load')}
        data-ready={t('overlay.ready')}
      >
        {/* From here on the script writes it. */}
        <Progress label={t('overlay.fill')} percent={15} />
        <Button variant="ghost">{t('overlay.close')}</Button>
      </section>
      <output>
        <VisuallyHidden>{isShown(phase) && t('overlay.label')}</VisuallyHidden>
      </output>
    </>
  )
}
