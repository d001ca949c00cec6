import { readFile } from 'node:fs/promises'
import { policyKinds } from '@washhouse/contract/policy/policy.contract'
import { policySlugs } from '../../content/src/features/policy/policy.globals.ts'
import { collectionSeed } from '../seed/collection-seed.ts'
import { globalSeed } from '../seed/global-seed.ts'
import { mediaSeed } from '../seed/media-seed.ts'
import { published } from '../seed/published.ts'
import { policies } from './policy.demo.ts'

const languages = ['th', 'en'] as const

/** Each policy with its pictures and its printed file in each language. */
export const policySeeds = policyKinds.flatMap((kind) => {
  const { title, body, images } = policies[kind]
  const slug = policySlugs[kind]
  return [
    mediaSeed(
      languages.map((language) => ({
        name: `${slug}-${language}`,
        ending: 'pdf',
        alt: title,
        read: () => readFile(new URL(`${kind}.${language}.demo.pdf`, import.meta.url)),
      })),
    ),
    globalSeed(slug, (language, { mediaId, writeBody }) => ({
      title: title[language],
      body: writeBody(body[language]),
      pdf: mediaId(`${slug}-${language}`),
      ...published,
    })),
    collectionSeed('policy-images', images, ({ picture, caption }, { sort, mediaId }) => ({
      key: { policy: kind, image: mediaId(picture) },
      name: picture,
      data: (language) => ({
        policy: kind,
        image: mediaId(picture),
        caption: caption[language],
        sort,
        ...published,
      }),
    })),
  ]
})
