import { z } from 'zod'
import { items, list, singleton } from '../wire/answer.ts'
import { defineCall } from '../wire/call.ts'
import {
  franchiseCommentWire,
  franchisePackageWire,
  investorPageInfoWire,
  investorPageWire,
  investorReasonWire,
} from './investor.wire.ts'

const source = 'spec §7 Investor'
const query = { sort: z.string(), limit: z.int() }

/** The calls of the area investor (spec §7, design §3). */
export const investorCalls = {
  getInvestorPageInfo: defineCall('getInvestorPageInfo', {
    path: '/items/information_page_investor',
    summary: 'Head of the investor page',
    answer: singleton(investorPageInfoWire),
    source,
  }),
  listInvestorReasons: defineCall('listInvestorReasons', {
    path: '/api/investors',
    summary: 'Why invest, in the order of the editors',
    hasPreview: true,
    answer: list(investorReasonWire),
    source,
  }),
  listFranchisePackages: defineCall('listFranchisePackages', {
    path: '/items/franchise',
    summary: 'The franchise packages',
    hasPreview: true,
    query,
    answer: items(franchisePackageWire),
    source,
  }),
  listFranchiseComments: defineCall('listFranchiseComments', {
    path: '/items/comment_customer_franchise',
    summary: 'What franchisees say',
    query,
    answer: items(franchiseCommentWire),
    source,
  }),
  getInvestorPage: defineCall('getInvestorPage', {
    path: '/items/investor_page',
    summary: 'Facts before signing, and what the estimate starts from',
    answer: singleton(investorPageWire),
  }),
}
