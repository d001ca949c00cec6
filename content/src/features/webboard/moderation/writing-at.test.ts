import { describe, expect, it } from 'vitest'
import { websitePage } from '../../../platform/website-page.ts'
import { writingAt } from './writing-at.ts'

const at = (path: string) => writingAt(websitePage('th', path))

describe('The address of something on the board', () => {
  it('names its post or reply', () => {
    expect(at('/webboard/812')).toEqual({ kind: 'post', id: 812 })
    expect(writingAt(websitePage('en', '/webboard/812/'))).toEqual({ kind: 'post', id: 812 })
    expect(writingAt('/webboard/812?page=3')).toEqual({ kind: 'post', id: 812 })
    expect(at('/webboard/812#reply-3052')).toEqual({ kind: 'reply', id: 3052 })
    expect(at('/webboard/812?reply=3052')).toEqual({ kind: 'reply', id: 3052 })
  })

  it.each([
    'กระทู้เรื่องคราบกาแฟ',
    'https://elsewhere.example/webboard/812',
    '//elsewhere.example/webboard/812',
    '/\\elsewhere.example/webboard/812',
    websitePage('th', '/webboard'),
    websitePage('th', '/webboard/0'),
    websitePage('th', '/webboard/2147483648'),
    websitePage('th', '/news/webboard/812'),
    'javascript:/webboard/812',
    '',
  ])('names nothing as %j', (address) => expect(writingAt(address)).toBeUndefined())
})
