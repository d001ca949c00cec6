import { hashQuickly } from './quick-hashes.ts'

hashQuickly()
