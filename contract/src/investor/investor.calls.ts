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

/** Calls of the feature investor (spec §7). */
export const investorCalls = {
  getInvestorPageInfo: defineCall('getInvestorPageInfo', {
    path: '/items/information_page_investor',
    summary: 'Returns the heading of the investor page.',
    answer: singleton(investorPageInfoWire),
    source,
  }),
  listInvestorReasons: defineCall('listInvestorReasons', {
    path: '/api/investors',
    summary: 'Lists the reasons to invest in the editors’ order.',
    hasPreview: true,
    answer: list(investorReasonWire),
    source,
  }),
  listFranchisePackages: defineCall('listFranchisePackages', {
    path: '/items/franchise',
    summary: 'Lists the franchise packages.',
    hasPreview: true,
    query,
    answer: items(franchisePackageWire),
    source,
  }),
  listFranchiseComments: defineCall('listFranchiseComments', {
    path: '/items/comment_customer_franchise',
    summary: 'Lists quotes from franchisees.',
    query,
    answer: items(franchiseCommentWire),
    source,
  }),
  getInvestorPage: defineCall('getInvestorPage', {
    path: '/items/investor_page',
    summary: 'Returns the facts to know before signing and the starting values of the estimate.',
    answer: singleton(investorPageWire),
  }),
}
