import { describeKeptLeads } from './kept-leads.fixtures.ts'

describeKeptLeads({ posts: 200, kills: 3 })
