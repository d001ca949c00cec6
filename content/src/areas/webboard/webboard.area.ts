import { webboardCalls } from '@washhouse/contract/webboard/webboard.calls'
import { webboardPageWire } from '@washhouse/contract/webboard/webboard.wire'
import type { Area } from '../../engines/area.ts'
import { definePageInfo } from '../../engines/page-info/define-page-info.ts'
import { globalRoute } from '../../engines/records/items-routes.ts'
import { isStaff } from '../../ground/access.ts'
import { changeDateColumn } from '../../ground/fields/change-date.fields.ts'
import { label } from '../../ground/languages/labels.ts'

const page = 'webboard-page'

export const webboardArea: Area = {
  globals: [
    definePageInfo(
      page,
      webboardPageWire.name,
      label('หน้าคำถามที่พบบ่อยและเว็บบอร์ด (ส่วนหัว)', 'Questions and web board (head)'),
      { read: isStaff },
    ),
  ],
  routes: (payload) => [
    globalRoute(payload, webboardCalls.getWebboardPage, page, { columns: changeDateColumn }),
  ],
}
