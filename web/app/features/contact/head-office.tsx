import type { ContactPage } from '@washhouse/contract/contact/contact.contract'
import { ContactLink } from '../../blocks/contact-link/contact-link.tsx'
import { useText } from '../../i18n/use-text.tsx'
import type { BlockMessageId } from '../../blocks/blocks.messages.ts'
import { Icon } from '../../ui/icon/icon.tsx'
import { RunningText } from '../../ui/phrases/running-text.tsx'
import { VisuallyHidden } from '../../ui/visually-hidden/visually-hidden.tsx'
import type { ContactMessageId } from './contact.messages.ts'

/** Where the head office is and when somebody is in. */
export function HeadOffice({ page }: { page: ContactPage | null }) {
  const t = useText<ContactMessageId | BlockMessageId>()
  const { officeAddress = null, officeHours = null, mapLink = null } = page ?? {}
  if (!officeAddress && !officeHours && !mapLink) return <p>{t('empty.title')}</p>
  return (
    <>
      {officeAddress && <address className="contact-page__address">{officeAddress}</address>}
      {officeHours && (
        <p>
          <b>{t('contact.office.hours')}</b>
          <br />
          <RunningText text={officeHours} />
        </p>
      )}
      {mapLink && (
        <ContactLink way="map" href={mapLink} className="button button--secondary" isExternal>
          <Icon name="map" />
          <span>{t('contact.office.map')}</span>
          <VisuallyHidden>{t('contact.newTab')}</VisuallyHidden>
        </ContactLink>
      )}
    </>
  )
}
