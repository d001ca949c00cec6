import { openAboutLists } from './load-about.ts'

/** Of this process: what it saw last is shown while a list is answered empty. */
export const aboutLists = openAboutLists()
