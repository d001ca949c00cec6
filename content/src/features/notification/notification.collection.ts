import type { NotificationEvent } from '@washhouse/contract/notification/notification.contract'
import type { Access, CollectionConfig, FieldHook } from 'payload'
import { recordsWithoutDrafts } from '../../core/publishing/publishing.ts'
import { isEditor, isStaff, nobody } from '../../platform/access.ts'
import { optionsOf, relationField, requiredChoice } from '../../platform/fields/choice-fields.ts'
import { scheduledChangeField } from '../../platform/fields/date-fields.ts'
import { publicPicture } from '../../platform/fields/file-fields.ts'
import { wholeNumberField } from '../../platform/fields/number-fields.ts'
import { plainText } from '../../platform/fields/text-fields.ts'
import { groups, label, oneAndMany, type Label } from '../../platform/languages/labels.ts'
import { say } from '../../platform/languages/say.ts'
import { dropMarks } from './notification-marks.rows.ts'

const eventLabels: Record<NotificationEvent, Label> = {
  news: label('ข่าว', 'News'),
  enews: label('จดหมายข่าว', 'E-news'),
  branch: label('สาขา', 'Branch'),
  board: label('เว็บบอร์ด', 'Web board'),
  account: label('บัญชีของสมาชิก', 'The member’s account'),
  policy: label('นโยบาย', 'Policies'),
}

const audienceLabels = {
  all: label('สมาชิกทุกคน', 'All members'),
  branch: label('ผู้ติดตามสาขา', 'Those who follow a branch'),
  branches: label('ผู้ติดตามสาขาเหล่านี้', 'Those who follow any of these branches'),
  member: label('สมาชิกคนเดียว', 'One member'),
  post: label('ผู้ติดตามกระทู้', 'Those who follow a post'),
}

const statusLabels = {
  draft: label('ฉบับร่าง', 'Draft'),
  published: label('เผยแพร่', 'Published'),
}

/** Staff can neither read nor change notifications to one member. */
const ofMany = { audience: { not_equals: 'member' } }
const readByStaff: Access = (caller) => isStaff(caller) && ofMany
const changedByEditors: Access = (caller) => isEditor(caller) && ofMany
/** The service would create its own notification again: withdraw it instead. */
const deletedByEditors: Access = (caller) =>
  isEditor(caller) && { and: [ofMany, { source: { exists: false } }] }

/**
 * Publishing without a time, or with a past one, sets the current time: older ones would be hidden behind what members have
 * seen.
 */
const stampWhenPublished: FieldHook = ({ data, originalDoc, value }) => {
  const wasPublished = originalDoc?.status === 'published'
  const isKept = (wasPublished || data?.source) && value
  if (data?.status !== 'published' || isKept) return value
  const now = new Date()
  return !value || new Date(value) < now ? now.toISOString() : value
}

const moment = scheduledChangeField('publishedAt', label('วันเวลาที่แจ้ง', 'Told from'))
const written = { access: { create: nobody, update: nobody } }
const unseen = { hidden: true, disableListColumn: true, disableListFilter: true }

/** Notifications to members. The service creates most of them (`core/notifications/`). */
export const notifications: CollectionConfig<'notifications'> = {
  slug: 'notifications',
  labels: oneAndMany('การแจ้งเตือน', 'Notification', 'Notifications'),
  admin: {
    group: groups.news,
    useAsTitle: 'titleTh',
    defaultColumns: ['titleTh', 'event', 'audience', 'publishedAt', 'status'],
    listSearchableFields: ['titleTh', 'titleEn'],
    hideAPIURL: true,
    description: label(
      'สิ่งที่แจ้งสมาชิกที่กระดิ่ง ข่าว จดหมายข่าว และประกาศของสาขาแจ้งให้เอง ทุกคนอ่านเรื่องที่แจ้งสมาชิกทุกคนได้ รวมทั้งรูป',
      'What members are told at the bell. News, e-news and notices of branches tell of themselves. What all members are told anyone may read, its picture too.',
    ),
  },
  defaultSort: '-publishedAt',
  ...recordsWithoutDrafts({ tag: 'notification', hooks: { afterDelete: [dropMarks] } }),
  access: {
    read: readByStaff,
    create: isEditor,
    update: changedByEditors,
    delete: deletedByEditors,
  },
  indexes: [
    { fields: ['status', 'publishedAt'] },
    { fields: ['audience', 'status', 'publishedAt'] },
    // In notifications to a post's followers, `member` is the replier, who must not see them.
    { fields: ['member', 'audience', 'status', 'publishedAt'] },
    { fields: ['branch', 'status', 'publishedAt'] },
    { fields: ['post', 'status', 'publishedAt'] },
    { fields: ['event', 'slug'] },
  ],
  fields: [
    { ...plainText('titleTh', label('ข้อความภาษาไทย', 'Text in Thai'), 200), required: true },
    plainText('titleEn', label('ข้อความภาษาอังกฤษ', 'Text in English'), 200, {
      description: label('เว้นว่างไว้คือใช้ภาษาไทย', 'Left empty, the Thai one is shown.'),
    }),
    {
      name: 'audience',
      type: 'select',
      label: label('แจ้งใคร', 'Who is told'),
      options: optionsOf(audienceLabels),
      required: true,
      defaultValue: 'all',
      // Only the service can choose the other audiences.
      filterOptions: ({ options, data }) =>
        ['branches', 'member', 'post'].includes(data['audience'])
          ? options
          : optionsOf(audienceLabels).slice(0, 2),
    },
    {
      ...relationField('branch', label('สาขา', 'Branch'), 'branches', {
        condition: ({ audience }) => audience === 'branch',
      }),
      validate: (value: unknown, { data, req }: BranchRule) =>
        data.audience !== 'branch' || Boolean(value) || say(req, 'เลือกสาขา', 'Choose a branch'),
    },
    {
      ...written,
      ...relationField('branches', label('สาขา', 'Branches'), 'branches', {
        condition: ({ audience }) => audience === 'branches',
      }),
      hasMany: true,
    },
    {
      name: 'event',
      type: 'select',
      label: label('เรื่อง', 'About'),
      options: optionsOf(eventLabels),
      admin: {
        position: 'sidebar',
        description: label(
          'ข่าว จดหมายข่าว และสาขา นำไปยังหน้าที่ระบุด้านล่าง',
          'News, e-news and branches lead to the page named below.',
        ),
      },
    },
    plainText('slug', label('นำไปที่', 'Leads to'), 200, {
      position: 'sidebar',
      description: label(
        'ที่อยู่ (slug) ของข่าวหรือสาขา หรือรหัสของจดหมายข่าว เว้นว่างไว้คือไม่นำไปหน้าใด ยกเว้นเรื่องสาขาจะนำไปที่รายชื่อสาขา',
        'The slug of the news or branch, or the id of the e-news. Left empty, it leads nowhere; for branches, to their list.',
      ),
    }),
    publicPicture('image', label('รูป', 'Picture'), { position: 'sidebar' }),
    {
      ...requiredChoice('status', label('สถานะ', 'Status'), statusLabels, { position: 'sidebar' }),
      defaultValue: 'draft',
    },
    {
      ...moment,
      hooks: { ...moment.hooks, beforeChange: [stampWhenPublished] },
      admin: {
        ...moment.admin,
        position: 'sidebar',
        description: label(
          'เวลาประเทศไทย เว้นว่างไว้คือแจ้งทันทีที่เผยแพร่',
          'In Thai time. Left empty, they are told as soon as it is published.',
        ),
      },
    },
    // Set by the service: recipient, record and the key against duplicates. In a notification to a post's followers, the
    // member is the replier, who is not notified.
    { ...written, name: 'member', type: 'text', maxLength: 36, admin: unseen },
    { ...wholeNumberField('post', label('กระทู้', 'Post')), ...written, admin: unseen },
    { ...written, name: 'categoryId', type: 'number', admin: unseen },
    { ...written, name: 'newsId', type: 'number', admin: unseen },
    { ...written, name: 'source', type: 'text', unique: true, maxLength: 100, admin: unseen },
  ],
}

interface BranchRule {
  data: { audience?: unknown }
  req: Parameters<typeof say>[0]
}
