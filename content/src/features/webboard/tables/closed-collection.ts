import { isModerator, readOnlyTo } from '../../../platform/access.ts'

/** What the calls and endpoints of the board alone write, by SQL, and those who keep order read. */
export const readByModerators = readOnlyTo(isModerator)
