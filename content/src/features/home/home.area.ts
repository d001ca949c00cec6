import type { Area } from '../../core/area.ts'
import { home } from './home.global.ts'
import { homeRoutes } from './home.route.ts'

export const homeArea: Area = { globals: [home], routes: homeRoutes }
