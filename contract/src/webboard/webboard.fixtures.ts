import { sameInBoth } from '../wire/entity.fixtures.ts'
import type {
  BoardAuthor,
  BoardName,
  BoardPicture,
  BoardPost,
  BoardPostChanges,
  BoardReply,
  BoardReplyChanges,
  NewBoardPost,
  NewBoardReply,
  OwnBoardAuthor,
  PostToFollow,
} from './webboard.contract.ts'

const image = '3b1f0c52-7f0e-4f0b-9a55-7c1d2e3f4a5b'
const writtenAt = '2026-11-02T11:20:00.000Z'
const repliedAt = '2026-11-02T13:05:00.000Z'

const somsri: BoardAuthor = {
  id: '5d1c9f3e-0b6a-4c8d-8e21-9f0a1b2c3d4e',
  name: 'คุณสมศรี ก.',
  avatar: 'c2f8e7d6-1a2b-4c3d-9e4f-5a6b7c8d9e0f',
  since: '2026-03-14T02:00:00.000Z',
  kind: 'member',
}
const staff: BoardAuthor = {
  id: null,
  name: 'ทีมงานฟองใส',
  avatar: null,
  since: null,
  kind: 'staff',
}

const question = {
  title: 'คราบกาแฟบนเสื้อขาว ซักยังไงให้ออก',
  detail: 'หกใส่เมื่อเช้า ลองแล้ว\n- น้ำเย็น\n- สบู่\n\nยังเป็นวงเหลืองอยู่ค่ะ',
}

const post = { id: 812, ...question, images: [image], author: somsri, replies: 2, views: 41 }

export const boardPostFixture = sameInBoth<BoardPost>(
  {
    ...post,
    status: 'published',
    createdAt: writtenAt,
    updatedAt: repliedAt,
    lastActivityAt: repliedAt,
    isPinned: false,
    solvedBy: 3051,
    isLocked: false,
    isEdited: true,
    isFollowed: true,
    isUnread: true,
    seenUntil: writtenAt,
  },
  {
    ...post,
    status: 'published',
    date_created: writtenAt,
    date_updated: repliedAt,
    last_activity: repliedAt,
    pinned: false,
    solved: 3051,
    locked: false,
    edited: true,
    followed: true,
    unread: true,
    date_seen: writtenAt,
  },
)

const answer = {
  id: 3052,
  position: 2,
  detail: 'แช่น้ำส้มสายชูผสมน้ำ 15 นาทีก่อนซักครับ',
  quote: { id: 3051, detail: 'ใช้น้ำร้อนไม่ได้นะคะ คราบจะฝัง', author: somsri },
  images: [],
  author: staff,
}

export const boardReplyFixture = sameInBoth<BoardReply>(
  {
    ...answer,
    post: 812,
    status: 'published',
    createdAt: repliedAt,
    updatedAt: null,
    isEdited: false,
  },
  {
    ...answer,
    web_board: 812,
    status: 'published',
    date_created: repliedAt,
    date_updated: null,
    edited: false,
  },
)

export const boardPictureFixture = sameInBoth<BoardPicture>(
  { id: image, width: 2000, height: 1500 },
  { id: image, width: 2000, height: 1500 },
)

export const newBoardPostFixture = sameInBoth<NewBoardPost>(
  { ...question, images: [image], looksAutomatic: null },
  { ...question, images: [image], looks_automatic: null },
)

export const boardPostChangesFixture = sameInBoth<BoardPostChanges>(
  { ...question, images: null, solvedBy: 3051 },
  { ...question, images: null, solved: 3051 },
)

export const newBoardReplyFixture = sameInBoth<NewBoardReply>(
  { post: 812, detail: answer.detail, images: [image], quote: 3051, looksAutomatic: null },
  { web_board: 812, detail: answer.detail, images: [image], quote: 3051, looks_automatic: null },
)

export const boardReplyChangesFixture = sameInBoth<BoardReplyChanges>(
  { detail: answer.detail, images: [] },
  { detail: answer.detail, images: [] },
)

export const postToFollowFixture = sameInBoth<PostToFollow>({ post: 812 }, { web_board: 812 })

export const boardNameFixture = sameInBoth<BoardName>(
  { nickname: 'แม่บ้านสายซัก' },
  { nickname: 'แม่บ้านสายซัก' },
)

export const ownBoardAuthorFixture = sameInBoth<OwnBoardAuthor>(
  {
    nickname: null,
    name: 'คุณสมศรี ก.',
    nameFault: null,
    limitedUntil: repliedAt,
    limitReason: 'off_topic',
    mayAppeal: true,
    review: 'possible',
  },
  {
    nickname: null,
    name: 'คุณสมศรี ก.',
    name_fault: null,
    limited_until: repliedAt,
    limit_reason: 'off_topic',
    may_appeal: true,
    review: 'possible',
  },
)
