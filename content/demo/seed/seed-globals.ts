import type { BasePayload } from 'payload'
import { branchFigures } from '../branch/branch-figures.demo.ts'
import { branchPage } from '../branch/branch-page.demo.ts'
import { leadSettingsDemo } from '../contact/lead-settings.demo.ts'
import { settingsDemo } from '../settings/settings.demo.ts'
import { seedContactPage } from './seed-contact-page.ts'
import { seedHome } from './seed-home.ts'
import { seedNavigation } from './seed-navigation.ts'
import type { Progress } from './progress.ts'
import type { PictureIds } from './seed-pictures.ts'

export const globalsCount = 6

const languages = ['th', 'en'] as const

/** Both languages are written in full: Payload copies Thai into English fields that are left out. */
export async function seedGlobals(
  payload: BasePayload,
  pictureIds: PictureIds,
  progress: Progress,
): Promise<void> {
  await payload.updateGlobal({ slug: 'current-branch', data: branchFigures })
  progress.step('current-branch')

  const backgroundImage = pictureIds.get(branchPage.picture) ?? null
  for (const language of languages) {
    const title = branchPage.title[language]
    const description = branchPage.description[language]
    await payload.updateGlobal({
      slug: 'branch-page',
      locale: language,
      data: { title, description, backgroundImage, _status: 'published' },
    })
  }
  progress.step('branch-page')

  const shareImage = pictureIds.get('share') ?? null
  for (const language of languages)
    await payload.updateGlobal({
      slug: 'settings',
      locale: language,
      data: { ...settingsIn(language), shareImage, logo: null, icon: null },
    })
  progress.step('settings')

  await payload.updateGlobal({ slug: 'lead-settings', data: leadSettingsDemo })
  progress.step('lead-settings')
  await seedNavigation(payload)
  progress.step('navigation')
  await seedContactPage(payload)
  progress.step('contact-page')
  await seedHome(payload)
  progress.step('home')
}

function settingsIn(language: (typeof languages)[number]) {
  const { phone, lineId, email, facebook, ...texts } = settingsDemo
  return {
    phone,
    lineId,
    email,
    facebook,
    brandName: texts.brandName[language],
    homeTitle: texts.homeTitle[language],
    metaKeywords: texts.metaKeywords[language],
    metaDescription: texts.metaDescription[language],
    metaAuthor: texts.metaAuthor[language],
    footerText: texts.footerText[language],
  }
}
