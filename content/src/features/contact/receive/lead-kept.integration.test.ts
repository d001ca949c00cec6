import { describeKeptLeads } from '../../../../testing/kept-leads.ts'

describeKeptLeads({ posts: 200, kills: 3 })
