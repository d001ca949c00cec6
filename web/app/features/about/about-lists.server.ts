import { openAboutLists } from './load-about.ts'

/** One per process: shows the last filled lists while the service returns empty ones. */
export const aboutLists = openAboutLists()
