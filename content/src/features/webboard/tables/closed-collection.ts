import { isModerator, readOnlyTo } from '../../../platform/access.ts'

/** Written only by the board's calls and endpoints, by SQL; read by moderators. */
export const readByModerators = readOnlyTo(isModerator)
