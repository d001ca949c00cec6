/** Characters. Separate file without zod, for browser code. */
export const boardLengths = {
  /** Visible characters. */
  leastTitle: 6,
  title: 150,
  /** Visible characters of a post or reply. */
  leastDetail: 8,
  detail: 10_000,
  leastNickname: 2,
  nickname: 30,
  /** Comment of a report. */
  note: 500,
  /** Text of an appeal or removal request. */
  message: 2000,
  /** Location of the content to remove. */
  address: 500,
  /** Excerpt of a quoted reply. */
  quote: 300,
  /** Images of a post or reply. */
  images: 4,
  /** Uploaded images of a member that are unused. */
  waitingImages: 12,
} as const
