import '../../testing/throwaway.env.ts'

const { describeKilledRetention } = await import('./killed-retention.fixtures.ts')

describeKilledRetention()
