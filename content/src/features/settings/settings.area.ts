import type { Area } from '../../core/area.ts'
import { navigation } from './navigation.global.ts'
import { settings } from './settings.global.ts'
import { settingsRoutes } from './settings.route.ts'

export const settingsArea: Area = { globals: [navigation, settings], routes: settingsRoutes }
