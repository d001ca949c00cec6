import { useLocation } from 'react-router'
import { localePath } from '../i18n/language.ts'
import { useLanguage, useText } from '../i18n/use-text.tsx'
import type { ShellMessageId } from '../shell.messages.ts'
import { ButtonAnchor } from '../ui/button/button.tsx'
import { EmptyState } from '../ui/empty-state/empty-state.tsx'

export type ErrorKind = 'notFound' | 'failed' | 'away'

/** In place of a page: missing, broken, or without its content. Its links load a new document. */
export function ErrorPage({ kind }: { kind: ErrorKind }) {
  const t = useText<ShellMessageId>()
  const language = useLanguage()
  const { pathname, search } = useLocation()
  return (
    <main id="content" className="wrap section">
      <title>{t(`error.${kind}.title`)}</title>
      <meta name="robots" content="noindex" />
      <EmptyState title={t(`error.${kind}.title`)} titleAs="h1" hint={t(`error.${kind}.hint`)}>
        {kind === 'notFound' ? (
          <>
            <ButtonAnchor icon="search" href={localePath(language, '/branch')}>
              {t('error.branches')}
            </ButtonAnchor>
            <ButtonAnchor variant="secondary" href={localePath(language, '/')}>
              {t('error.home')}
            </ButtonAnchor>
          </>
        ) : (
          <ButtonAnchor href={pathname + search}>{t('error.retry')}</ButtonAnchor>
        )}
      </EmptyState>
    </main>
  )
}
