import { Link } from 'react-router'
import { memberSections } from '../../../core/blocks/member-sections/member-sections.ts'
import type { MemberSectionMessageId } from '../../../core/blocks/member-sections/member-sections.messages.ts'
import { PageCard } from '../../../core/blocks/page-card/page-card.tsx'
import { localePath } from '../../../core/i18n/language.ts'
import { useLanguage, useText } from '../../../core/i18n/use-text.tsx'
import { Icon } from '../../../core/ui/icon/icon.tsx'

/** The sections for members. */
export function SectionCards() {
  const t = useText<MemberSectionMessageId>()
  const language = useLanguage()
  return (
    <PageCard aria-labelledby="sections-title">
      <h2 id="sections-title">{t('members.title')}</h2>
      <ul className="account-sections">
        {memberSections.map(({ path, label, icon }) => (
          <li key={path}>
            <Link to={localePath(language, path)}>
              <Icon name={icon} />
              {t(label)}
            </Link>
          </li>
        ))}
      </ul>
    </PageCard>
  )
}
