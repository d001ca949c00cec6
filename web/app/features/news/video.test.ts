import { describe, expect, test } from 'vitest'
import { parseVideo } from './video.ts'

const id = 'M7lc1UVf-VE'

describe('The address of a video', () => {
  test.each([
    `https://www.youtube.com/watch?v=${id}`,
    `https://www.youtube.com/watch?feature=share&v=${id}&t=42s`,
    `https://m.youtube.com/watch?v=${id}`,
    `https://youtu.be/${id}?si=abc`,
    `https://www.youtube.com/shorts/${id}`,
    `https://www.youtube.com/live/${id}`,
    `https://www.youtube.com/embed/${id}?rel=0`,
    `https://www.youtube-nocookie.com/embed/${id}`,
  ])(
    '%s plays in a frame that sets no cookies, and is a page of YouTube without scripts',
    (text) => {
      expect(parseVideo(text)).toEqual({
        kind: 'youtube',
        address: `https://www.youtube.com/watch?v=${id}`,
        frame: `https://www.youtube-nocookie.com/embed/${id}?autoplay=1`,
      })
    },
  )

  test('of a stored file is played by the page itself', () => {
    const address = '/assets/0b7c1f4e-6f3e-4c39-9a37-0d2f1a6a1c11'
    expect(parseVideo(address)).toEqual({ kind: 'file', address })
  })

  test.each([
    'https://vimeo.com/123',
    'https://films.example/a.mp4',
    'https://www.youtube.com/@fongsai',
    `https://youtube.com.evil.example/watch?v=${id}`,
    `https://evil.example/youtu.be/${id}`,
    'https://youtu.be/"><script>',
  ])('%s is only led to', (text) => {
    expect(parseVideo(text)?.kind).toBe('elsewhere')
  })

  test.each([
    null,
    '',
    ' ',
    'ดูที่เพจ',
    `http://youtu.be/${id}`,
    'javascript:alert(1)',
    'data:text/html,x',
    '//youtu.be/x',
    '/assets/../admin',
  ])('%s is none', (text) => {
    expect(parseVideo(text)).toBeNull()
  })
})
