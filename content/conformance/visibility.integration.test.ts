import { describeVisibility } from './visibility-laws.fixtures.ts'
import { startVisibilityService } from './visibility-service.fixtures.ts'

describeVisibility(startVisibilityService)
