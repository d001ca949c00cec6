import '../../../../testing/throwaway.env.ts'

const { describeKeptLeads } = await import('./kept-leads.fixtures.ts')

describeKeptLeads({ posts: 1000, kills: 15 })
