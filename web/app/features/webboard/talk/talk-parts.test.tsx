import { boardReplyFixture, boardPostFixture } from '@washhouse/contract/webboard/webboard.fixtures'
import type { BoardAuthor } from '@washhouse/contract/webboard/webboard.contract'
import { describe, expect, test } from 'vitest'
import { boardReasonMessages } from '../../../core/blocks/board-reason/board-reason.messages.ts'
import { formMessages } from '../../../core/blocks/form/form.messages.ts'
import { partRenderer } from '../../../testing/render-part.tsx'
import { firstPosts } from './board-query.ts'
import { AuthorName } from './author-name.tsx'
import { BoardResults } from '../list/board-results.tsx'
import { boardMessages } from '../list/board.messages.ts'
import { talkMessages } from './talk.messages.ts'
import { TopicPost } from '../topic/topic-post.tsx'
import { TopicReplies } from '../topic/topic-replies.tsx'
import { topicMessages } from '../topic/topic.messages.ts'
import { TopicWrite } from '../topic/topic-write.tsx'
import { WrittenText } from './written-text.tsx'
import { writingMessages } from '../writing/writing.messages.ts'

const draw = partRenderer(
  'en',
  formMessages,
  boardReasonMessages,
  talkMessages,
  boardMessages,
  topicMessages,
  writingMessages,
)

const post = { ...boardPostFixture.clean.en, images: [], isOwn: false, canEdit: false }
const somsri: BoardAuthor = {
  id: null,
  avatar: null,
  since: null,
  kind: 'member',
  name: 'คุณสมศรี ก.',
}
const reply = { ...boardReplyFixture.clean.en, isOwn: false, canEdit: false }
const form = { issue: { key: 'a-form-of-its-own', openedAt: 0 }, waiting: 0 }

describe('What a member has written', () => {
  test('is paragraphs, lists and links that are seen whole and told from the brand’s own', () => {
    const drawn = draw(<WrittenText text={'ลองแล้ว\n- น้ำเย็น\n\nhttps://example.com/a?b=1&c=2'} />)
    expect(drawn).toMatch(/<p>.*ลองแล้ว.*<\/p><ul><li>.*น้ำเย็น/)
    expect(drawn).toContain(
      '<a href="https://example.com/a?b=1&amp;c=2" rel="nofollow ugc noopener">https://example.com/a?b=1&amp;c=2</a>',
    )
    expect(drawn).toContain('lang="th"')
  })

  test.each([
    '<script>alert(1)</script>',
    '<img src=x onerror=alert(1)>',
    '</textarea><svg/onload=alert(1)>',
    '[x](javascript:alert(1)) javascript:alert(1) data:text/html,x',
    '&lt;script&gt;',
    'https://example.com/"onmouseover="alert(1)',
    "{{constructor.constructor('alert(1)')()}}",
  ])('is text wherever it is shown, if it is %s', (text) => {
    const harmless = elementsOf(drawEverywhere('ผ้าหอม https://example.com/a'))
    const drawn = drawEverywhere(text)
    expect(elementsOf(drawn).filter((element) => !harmless.includes(element))).toEqual([])
    expect(drawn).not.toMatch(/href="(?!https?:|\/|#)/i)
  })
})

/** Renders the same text as title, text, quote and name in every component that shows one. */
function drawEverywhere(text: string): string {
  const author = { ...somsri, name: text }
  const hostile = { ...post, title: text, detail: text, author }
  const quote = { id: 1, detail: text, author }
  const found = { items: [hostile], total: 1, totalPages: 1, next: null }
  const replies = [{ ...reply, detail: text, author, quote }]
  return [
    draw(<TopicPost post={hostile} page={1} isOpen />),
    draw(<BoardResults found={{ kind: 'ok', value: found }} query={firstPosts('th')} />),
    draw(
      <TopicReplies post={post} page={1} found={{ replies, pageCount: 1, firstNew: 1 }} mayQuote />,
    ),
    draw(
      <TopicWrite
        post={post}
        may={{ kind: 'yes', review: 'possible' }}
        draftOf={text}
        quoted={{ ...reply, detail: text, author }}
        {...form}
      />,
    ),
  ].join('')
}

/** Each element with its attribute names, without the language attribute. */
function elementsOf(html: string): string[] {
  return Array.from(html.matchAll(/<[^>]*>/g), ([tag]) =>
    tag.replaceAll(/="[^"]*"/g, '').replace(' lang', ''),
  )
}

describe('An author', () => {
  test('is marked as the brand’s staff, as a member without a name, or as one who is gone', () => {
    const { author } = boardReplyFixture.clean.en
    expect(draw(<AuthorName author={author} />)).toContain('Our team')
    const member = { ...somsri, name: null }
    expect(draw(<AuthorName author={member} />)).toMatch(/A member</)
    expect(draw(<AuthorName author={member} />)).not.toContain('Our team')
    expect(draw(<AuthorName author={null} />)).toContain('A former member')
  })
})

test.each([
  [{ isUnread: true, seenUntil: null }, />New</],
  [{ isUnread: true, seenUntil: post.createdAt }, />New replies</],
  [{ isUnread: false, seenUntil: post.createdAt }, /^(?!.*>New)/s],
])('a post of the list with %j is marked as such', (more, mark) => {
  const found = { items: [{ ...post, ...more }], total: 1, totalPages: 1, next: null }
  expect(
    draw(<BoardResults found={{ kind: 'ok', value: found }} query={firstPosts('th')} />),
  ).toMatch(mark)
})

describe('A topic', () => {
  const replies = (replied: object, more: Partial<typeof post> = {}) =>
    draw(
      <TopicReplies
        post={{ ...post, solvedBy: null, ...more }}
        page={2}
        found={{
          replies: [{ ...reply, ...replied }],
          pageCount: 3,
          firstNew: 'isNew' in replied ? reply.id : null,
        }}
        mayQuote
      />,
    )

  test('gives each reply an address of its own, and of one that is gone its place alone', () => {
    expect(replies({})).toContain(`href="/en/webboard/812?page=2#reply-${reply.id}"`)
    expect(replies({})).toContain(`id="reply-${reply.id}"`)
    const gone = replies({ detail: null, author: null, quote: null })
    expect(gone).toContain(`id="reply-${reply.id}"`)
    expect(gone).toContain('was deleted')
    expect(gone).not.toContain('Quote')
  })

  test('shows a quote with its author and the way to it, or that it is gone', () => {
    const quoted = replies({})
    expect(quoted).toContain('href="/en/webboard/812/reply/3051"')
    expect(quoted).toContain('คุณสมศรี ก.')
    expect(replies({ quote: { id: 3051, detail: null, author: null } })).toContain(
      'The quoted text was deleted',
    )
  })

  test('lets only its author mark the solution, while it is open', () => {
    expect(replies({})).not.toContain('/solved')
    expect(replies({}, { isOwn: true })).toContain('action="/en/webboard/812/solved"')
    expect(replies({}, { isOwn: true, isLocked: true })).not.toContain('/solved')
    const marked = replies({}, { isOwn: true, solvedBy: reply.id })
    expect(marked).toContain('value="unmark"')
    expect(marked).toContain('Marked as answer')
  })

  test('shows pictures with a text of their own, each leading to the big one', () => {
    const image = '3b1f0c52-7f0e-4f0b-9a55-7c1d2e3f4a5b'
    expect(replies({ images: [image] })).toMatch(
      new RegExp(`<a href="/assets/${image}\\?width=1600[^"]*"><img[^>]*alt="Picture 1"`),
    )
  })

  test('draws the line of what is new before its reply', () => {
    expect(replies({ isNew: true })).toMatch(/New since your last visit.*id="reply-/s)
    expect(replies({})).not.toContain('New since your last visit')
  })

  test('leads to the form for a reply while replies are taken, and says what is to be expected where there are none', () => {
    const none = { replies: [], pageCount: 1, firstNew: null }
    const shown = (more: Partial<typeof post>) => {
      const topic = { ...post, solvedBy: null, ...more }
      return draw(
        <>
          <TopicPost post={topic} page={1} isOpen={!topic.isLocked} />
          <TopicReplies post={topic} page={1} found={none} mayQuote />
        </>,
      )
    }
    expect(shown({})).toMatch(/href="#write".*Been through the same thing/s)
    expect(shown({ isOwn: true })).toMatch(/href="#write".*as soon as someone replies/s)
    const waiting = shown({ isOwn: true, status: 'draft' })
    expect(waiting).toContain('Others can reply once this post is visible')
    expect(waiting).not.toContain('href="#write"')
    const closed = shown({ isLocked: true })
    expect(closed).not.toMatch(/href="#write"|same thing|someone replies|can reply/)
  })

  test('takes no reply where it is closed, and says what to do where its reader may not write', () => {
    const write = (may: Parameters<typeof TopicWrite>[0]['may']) =>
      draw(<TopicWrite post={post} may={may} draftOf="somsri" quoted={null} {...form} />)
    expect(write({ kind: 'yes', review: null })).toContain('action="/en/webboard/812/reply"')
    expect(write({ kind: 'yes', review: null })).not.toContain('Our team')
    expect(write({ kind: 'yes', review: 'possible' })).toContain('our team may check')
    expect(write({ kind: 'yes', review: 'pending' })).toContain(
      'still checking something you wrote',
    )
    expect(write({ kind: 'locked' })).toBe('')
    expect(write({ kind: 'unverified' })).toContain('href="/en/verify/request"')
    const limited = { kind: 'limited', reason: 'spam', mayAppeal: true } as const
    const forNow = write({ ...limited, until: '2026-12-01T02:00:00.000Z' })
    expect(forNow).toContain('after 1 December 2026 at 09:00')
    expect(forNow).toContain('Reason: Advertising or spam')
    expect(forNow).toContain('href="/en/account/webboard#limit"')
    const forGood = { ...limited, until: '9999-12-31T00:00:00.000Z', mayAppeal: false }
    expect(write(forGood)).toContain('can no longer write')
    expect(write(forGood)).not.toContain('href="/en/account/webboard')
  })
})
