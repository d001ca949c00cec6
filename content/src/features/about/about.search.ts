import { plainText } from '@washhouse/contract/text/plain-text'
import { entitySource } from '../../core/search/entity-source.ts'
import { globalSource } from '../../core/search/global-source.ts'
import { aboutBrandEntity, aboutHistoryEntity, aboutPageEntity } from './about.entities.ts'

const describe = ({ title, description }: { title: string; description: string | null }) => ({
  title,
  text: plainText(description ?? ''),
})

/** The pages about us by their slug. Brand and history are on the page without one. */
export const aboutSources = [
  entitySource({ kind: 'about', audience: 'anyone', entity: aboutPageEntity, describe }),
  globalSource({ kind: 'about', global: aboutBrandEntity, describe }),
  globalSource({ kind: 'about', global: aboutHistoryEntity, describe }),
]
