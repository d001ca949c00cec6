import { useLocation } from 'react-router'
import { localePath } from '../../i18n/language.ts'
import { langOfName } from '../../i18n/untranslated.ts'
import { useLanguage, useText } from '../../i18n/use-text.tsx'
import { Badge } from '../../ui/badge/badge.tsx'
import { ButtonLink } from '../../ui/button/button.tsx'
import { Icon, type IconName } from '../../ui/icon/icon.tsx'
import { Phrases } from '../../ui/phrases/phrases.tsx'
import { RunningText } from '../../ui/phrases/running-text.tsx'
import './members-gate.css'
import type { MembersGateMessageId } from './members-gate.messages.ts'

interface MembersGateProps {
  title: string
  /** What members find here, one line each. */
  inside: readonly { icon: IconName; text: string }[]
  /** Titles of such content, by editors. */
  examples?: readonly string[]
}

/**
 * Replaces a members' page for visitors: its content, and links to sign in and to register that lead back to it. The page
 * must load `membersGateMessages`.
 */
export function MembersGate({ title, inside, examples = [] }: MembersGateProps) {
  const t = useText<MembersGateMessageId>()
  const language = useLanguage()
  const { pathname, search } = useLocation()
  const way = (page: string) =>
    `${localePath(language, page)}?${new URLSearchParams({ next: pathname + search })}`
  return (
    <section className="members-gate" aria-labelledby="gate-title">
      <Badge icon="user">{t('gate.badge')}</Badge>
      <h2 id="gate-title" className="members-gate__title">
        <Phrases text={title} />
      </h2>
      <ul className="members-gate__inside">
        {inside.map(({ icon, text }) => (
          <li key={text}>
            <Icon name={icon} />
            <span>
              <RunningText text={text} />
            </span>
          </li>
        ))}
      </ul>
      {examples.length > 0 && (
        <div>
          <p>{t('gate.examples')}</p>
          <ul className="members-gate__examples">
            {examples.map((example) => (
              <li key={example} lang={langOfName(language, example)}>
                <RunningText text={example} />
              </li>
            ))}
          </ul>
        </div>
      )}
      <div className="members-gate__ways">
        <ButtonLink to={way('/login')}>{t('gate.signIn')}</ButtonLink>
        <ButtonLink variant="secondary" to={way('/register')}>
          {t('gate.register')}
        </ButtonLink>
      </div>
      <p className="members-gate__free">{t('gate.free')}</p>
    </section>
  )
}
