import { vi } from 'vitest'

// A process runs many test files to load libraries once; each file needs its own modules.
vi.resetModules()
