import type { Area } from '../../engines/area.ts'
import { members } from './member.collection.ts'

export const accountArea: Area = { collections: [members] }
