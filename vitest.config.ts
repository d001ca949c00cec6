import { defineConfig } from 'vitest/config'

const long = ['**/*.long.test.ts']
const generated = ['**/node_modules/**', '**/build/**', '**/.next/**', '**/.react-router/**']

function workspace(name: string, setupFiles: string[] = []) {
  return {
    extends: true as const,
    test: {
      name,
      root: `./${name}`,
      setupFiles,
      include: ['**/*.test.{ts,tsx}'],
      exclude: [...generated, ...long],
    },
  }
}

export default defineConfig({
  test: {
    environment: 'node',
    pool: 'forks',
    // Two cores: more workers only make services under test time out.
    maxWorkers: 2,
    testTimeout: 20_000,
    hookTimeout: 60_000,
    teardownTimeout: 10_000,
    passWithNoTests: true,
    projects: [
      workspace('contract'),
      workspace('serving'),
      workspace('content', ['./src/testing/throwaway.env.ts']),
      workspace('web'),
      workspace('tooling'),
      {
        extends: true,
        test: { name: 'long', include: long, exclude: generated, testTimeout: 600_000 },
      },
    ],
  },
})
