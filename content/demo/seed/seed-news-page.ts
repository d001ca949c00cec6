import type { BasePayload } from 'payload'
import { newsPage } from '../news/news-page.demo.ts'
import type { PictureIds } from './seed-pictures.ts'

export async function seedNewsPage(payload: BasePayload, pictureIds: PictureIds): Promise<void> {
  const backgroundImage = pictureIds.get(newsPage.picture) ?? null
  for (const language of ['th', 'en'] as const) {
    const title = newsPage.title[language]
    const description = newsPage.description[language]
    await payload.updateGlobal({
      slug: 'news-page',
      locale: language,
      data: { title, description, backgroundImage, _status: 'published' },
    })
  }
}
