/** Bounds of what members write on the web board; apart, for browsers that read no schema. */
export const boardLengths = {
  /** Letters, digits and signs that are seen. */
  leastTitle: 6,
  title: 150,
  /** The same, of a post and of a reply. */
  leastDetail: 8,
  detail: 10_000,
  leastNickname: 2,
  nickname: 30,
  /** What a report says besides its reason. */
  note: 500,
  /** What is said to staff who are to look once more, or to take something down. */
  message: 2000,
  /** Where something stands that is to be taken down. */
  address: 500,
  /** Of a reply's text, what a quote of it shows. */
  quote: 300,
  /** Pictures of a post or a reply. */
  images: 4,
  /** Pictures that a member has sent, and that stand nowhere yet. */
  waitingImages: 12,
} as const
