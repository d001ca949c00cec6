import { z } from 'zod'
import { problemCauses } from '../contact/contact.contract.ts'
import { matchParameter } from '../search/search.calls.ts'
import { list, one } from '../wire/answer.ts'
import { defineCall } from '../wire/call.ts'
import { idParameter, textParameter } from '../wire/parameters.ts'
import { defineWrite } from '../wire/write.ts'
import {
  faqFeedbackWire,
  faqVoteWire,
  faqWire,
  firstAidWire,
  mainFaqWire,
  subFaqWire,
} from './faq.wire.ts'

const source = 'spec §7 Web board'
const feedback = '/api/faq_feedback'

/**
 * Calls of the feature faq (spec §6, §7), for members except first aid. Lists are complete and in the editors'
 * order. The pages use the heading of the web board.
 */
export const faqCalls = {
  listMainFaqs: defineCall('listMainFaqs', {
    path: '/api/main_faq',
    summary: 'Lists the main topics of the FAQ.',
    caller: 'member',
    hasPreview: true,
    answer: list(mainFaqWire),
    source,
  }),
  listSubFaqs: defineCall('listSubFaqs', {
    path: '/api/sub_faq',
    summary: 'Lists the subtopics of the FAQ, of all main topics or of one.',
    caller: 'member',
    hasPreview: true,
    query: { main_faq: idParameter('main_faq') },
    answer: list(subFaqWire),
    source,
  }),
  listFaqs: defineCall('listFaqs', {
    path: '/api/faq',
    summary: 'Lists questions and answers, optionally of one topic or containing a text.',
    caller: 'member',
    hasPreview: true,
    query: {
      sub_faq: idParameter('sub_faq'),
      main_faq: idParameter('main_faq'),
      search: textParameter('search'),
      match: matchParameter,
    },
    answer: list(faqWire),
    source,
  }),
  getFaq: defineCall('getFaq', {
    path: '/api/faq/{id}',
    summary: 'Returns one question with its answer by id.',
    caller: 'member',
    hasPreview: true,
    answer: one(faqWire),
    source,
  }),
  listFirstAid: defineCall('listFirstAid', {
    path: '/api/first_aid',
    summary:
      'Lists the public questions and answers about problems in a shop, optionally of one cause.',
    hasPreview: true,
    query: {
      cause: z
        .enum(problemCauses, `"cause" must be one of [${problemCauses.join(', ')}]`)
        .optional(),
    },
    answer: list(firstAidWire),
  }),
  listFaqFeedback: defineCall('listFaqFeedback', {
    path: feedback,
    summary: 'Lists the signed-in member’s ratings of answers: helpful or not.',
    caller: 'member',
    isLocalised: false,
    answer: list(faqFeedbackWire),
  }),
  giveFaqFeedback: defineWrite('giveFaqFeedback', {
    path: feedback,
    summary: 'Rates an answer as helpful or not. Replaces the member’s earlier rating.',
    caller: 'member',
    table: faqVoteWire,
  }),
}
