import { env } from '../env.ts'
import { openStores } from './file-stores.ts'
import { readFilesAddress } from './files-address.ts'

/** The stores of this service. */
export const files = openStores(env.dataDir, readFilesAddress(env.filesSettings))
