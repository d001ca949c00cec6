import type { BasePayload } from 'payload'
import { contactPageDemo } from '../contact/contact-page.demo.ts'

export async function seedContactPage(payload: BasePayload): Promise<void> {
  const { mapLink, title, description, officeAddress, officeHours } = contactPageDemo
  for (const language of ['th', 'en'] as const)
    await payload.updateGlobal({
      slug: 'contact-page',
      locale: language,
      data: {
        mapLink,
        title: title[language],
        description: description[language],
        officeAddress: officeAddress[language],
        officeHours: officeHours[language],
        _status: 'published',
      },
    })
}
