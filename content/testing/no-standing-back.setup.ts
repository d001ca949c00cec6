import { vi } from 'vitest'

// What draws pictures has the lowest priority: beside other tests, each would wait long for it.
vi.mock('@washhouse/serving/lower-priority', () => ({ lowerPriorityOf: () => Promise.resolve() }))
