import type { Area } from '../../engines/area.ts'
import { members } from './member/member.collection.ts'
import { roleRoutes } from './role/role.route.ts'

export const accountArea: Area = {
  collections: [members],
  routes: () => [...roleRoutes()],
}
