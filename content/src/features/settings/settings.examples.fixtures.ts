import { globalContent } from '../../../testing/access-rules.ts'
import type { AreaExamples } from '../../../testing/example-records.ts'

export const examples: AreaExamples = {
  globals: {
    settings: globalContent(),
    navigation: globalContent(),
  },
}
