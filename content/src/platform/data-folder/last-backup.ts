import { join } from 'node:path'

/** In the data folder; no backup contains it. */
export const lastBackupFile = join('run', 'last-backup')
