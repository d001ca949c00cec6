import '../../../../testing/throwaway.env.ts'
import { runOnPostgres } from '../../../../testing/on-postgres.ts'

await runOnPostgres()
const { describeKeptLeads } = await import('../../../../testing/kept-leads.ts')

describeKeptLeads({ posts: 1000, kills: 15 })
