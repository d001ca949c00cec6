import '../../../../testing/throwaway.env.ts'

const { describeKeptLeads } = await import('../../../../testing/kept-leads.ts')

describeKeptLeads({ posts: 1000, kills: 15 })
