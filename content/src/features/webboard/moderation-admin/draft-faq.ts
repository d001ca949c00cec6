import { Id } from '@washhouse/contract/wire/scalars'
import { eq } from 'drizzle-orm'
import type { BasePayload } from 'payload'
import { z } from 'zod'
import { connectionTo, writeWhole } from '../../../platform/database/tables.ts'
import { column } from '../tables/columns.ts'
import { postsOf } from '../tables/board-tables.ts'
import { RefusedDecision } from '../../../core/cases/case-kind.ts'
import { addStep } from '../../../core/cases/cases.rows.ts'
import { outsideCases } from '../moderation/case.labels.ts'
import { findStored } from '../board/stored.rows.ts'
import { bodyOfText } from './body-of-text.ts'

export const FaqSource = z.strictObject({ post: Id })

export interface DraftFaq {
  id: number
  /** It existed already. */
  isOld: boolean
}

/**
 * Creates a draft question from a post and its solution, without their authors. A second call returns the existing draft.
 * @throws RefusedDecision if the post is not published or not solved.
 */
export async function draftFaq(payload: BasePayload, by: number, post: number): Promise<DraftFaq> {
  const { title, answer } = await readSolved(payload, post)
  const question = title.slice(0, 160)
  const collection = 'faqs'
  const same = await payload.find({
    collection,
    locale: 'th',
    draft: true,
    where: { question: { equals: question } },
    limit: 1,
  })
  const [old] = same.docs
  if (old) return { id: old.id, isOld: true }
  const draft = await payload.create({
    collection,
    locale: 'th',
    draft: true,
    data: { question, body: bodyOfText(answer), _status: 'draft' },
  })
  const step = { ...outsideCases, act: 'faq', subject: `post:${post}`, by }
  await writeWhole(payload, () => addStep(payload, step))
  return { id: draft.id, isOld: false }
}

async function readSolved(payload: BasePayload, id: number) {
  const posts = postsOf(payload)
  const post = await findStored(payload, { kind: 'post', id })
  const [row] = await connectionTo(payload)
    .select({ solvedBy: posts.solvedBy })
    .from(posts)
    .where(eq(posts.id, id))
  const solvedBy = column.nullableNumber.parse(row?.solvedBy ?? null)
  if (post?.kind !== 'post' || post.state !== 'published' || post.title === null)
    throw new RefusedDecision('gone')
  const reply =
    solvedBy === null ? undefined : await findStored(payload, { kind: 'reply', id: solvedBy })
  if (!reply || reply.state !== 'published' || reply.detail === null)
    throw new RefusedDecision('unfit')
  return { title: post.title, answer: reply.detail }
}
