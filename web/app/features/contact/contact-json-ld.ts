import type { ContactPage } from '@washhouse/contract/contact/contact.contract'
import type { Settings } from '@washhouse/contract/settings/settings.contract'
import { lineAddress } from '../../core/blocks/contact-link/contact-links.ts'
import { describeBrand } from '../../core/blocks/organization/organization-json-ld.ts'

interface OrganizationFacts {
  settings: Settings
  page: ContactPage | null
  origin: string
}

/** schema.org record of the brand and its contact data; leaves out unknown fields. */
export function describeOrganization({ settings, page, origin }: OrganizationFacts): object {
  const { phone, email, facebook, lineId } = settings
  const reached = {
    ...(phone ? { telephone: phone } : {}),
    ...(email ? { email } : {}),
    ...(lineId ? { url: lineAddress(lineId) } : {}),
  }
  const isReached = Object.keys(reached).length > 0
  return {
    ...describeBrand(settings, origin),
    ...(page?.officeAddress
      ? {
          address: {
            '@type': 'PostalAddress',
            streetAddress: page.officeAddress.replaceAll('\n', ', '),
            addressCountry: 'TH',
          },
        }
      : {}),
    ...(facebook ? { sameAs: [facebook] } : {}),
    ...(isReached
      ? {
          contactPoint: {
            '@type': 'ContactPoint',
            contactType: 'customer service',
            availableLanguage: ['th', 'en'],
            ...reached,
          },
        }
      : {}),
  }
}
