import { fileURLToPath } from 'node:url'
import { filesAbove, type ModuleGraph } from './module-graph.ts'
import { isStyle } from './name-stylesheet.ts'

/**
 * Puts libraries, the frame and parts of several pages in one file, which compresses better than several. Rarer parts stay
 * with their pages, and so do parts that only pages with a form for visitors have. Tiny modules get no file of their own.
 */
export function nameSharedParts(id: string, graph: ModuleGraph): string | null {
  if (isStyle(id) || onDemand.test(id)) return null
  const files = filesAbove(id, graph)
  const isOfFrame = files.some((file) => file.endsWith('/app/root.tsx'))
  if (ofFewPages.test(id) && !isOfFrame) return null
  const formFiles = filesAbove(submitForm, graph)
  // A chunk includes all imports of a module, so even a tiny module with a form stays with its pages.
  if (formFiles.includes(id)) return null
  if (/node_modules|rolldown\/runtime/.test(id)) return 'parts'
  if (!id.includes('/web/app/') || isPage(id)) return null
  const { length = Infinity } = graph.getModuleInfo(id)?.code ?? {}
  if (length < tinyPart && files.filter((file) => file.endsWith('.page.tsx')).length >= 2)
    return 'parts'
  if (!/\/app\/(?:core\/|shell\/|[\w.]+$)/.test(id)) return null
  if (isOfFrame) return 'parts'
  const pages = files.filter(isPage)
  return pages.length >= 2 && pages.some((page) => !formFiles.includes(page)) ? 'parts' : null
}

/** Loaded only when a visitor opens the map. */
const onDemand = /node_modules\/(?:maplibre-gl|@maplibre|kdbush)\/|\/features\/branch\/map\//

/** Modules of few pages or for members only: in files of their own, which other pages do not load. */
const ofFewPages = new RegExp(
  [
    '/blocks/form/read-amount',
    '/blocks/(?:price|banner|news-card|province-choice|reviews|share-buttons)/',
    '/blocks/(?:member-file|members-gate|main-faq-cards|board-reason|my-branches)/',
    '/blocks/(?:list-pager|list-results|search-form)/',
    '/features/',
    '/ui/(?:filter-links|pager|copy-button|chip)/',
  ].join('|'),
)

/** Characters of source. Below this, a separate file costs a visitor more than it saves others. */
const tinyPart = 700

const submitForm = fileURLToPath(
  new URL('../app/core/blocks/form/submit-form.tsx', import.meta.url),
)

const isPage = (file: string) => /\/features\/(?!gallery\/).*\.page\.tsx$/.test(file)
