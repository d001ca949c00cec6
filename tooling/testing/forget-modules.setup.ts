import { vi } from 'vitest'

// A process runs many test files, so that libraries are loaded once: the modules of each are its own.
vi.resetModules()
