import { vi } from 'vitest'

// Image processes run at the lowest priority, so each test would wait long for them alongside others.
vi.mock('@washhouse/serving/lower-priority', () => ({ lowerPriorityOf: () => Promise.resolve() }))
