import '../../../../testing/throwaway.env.ts'

const { describeKilledDigest } = await import('./killed-digest.fixtures.ts')

describeKilledDigest({ members: 2000, kills: 10 })
