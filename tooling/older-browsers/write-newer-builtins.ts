import { writeFileSync } from 'node:fs'
import { findNewer, listFile, printNewer, readCompat } from './newer-builtins.ts'

writeFileSync(listFile, printNewer(findNewer(readCompat())))
