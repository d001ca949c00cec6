import type { Localized } from '../../i18n/localized.ts'
import { branchPageSize, drawBranchPagePicture } from './branch-page-picture.ts'
import { drawReviewer, reviewerSize } from './reviewer.ts'
import { reviewers } from './reviewers.ts'
import { drawSharePicture, shareSize } from './share-picture.ts'
import { drawShopScene, sceneSize } from './shop-scene.ts'
import { shopScenes } from './shop-scenes.ts'

export interface Drawing {
  /** Draws it as SVG, the same at every call. */
  render: () => string
  width: number
  height: number
  alt: Localized
}

const portrait: Localized = { th: 'ภาพวาดใบหน้าลูกค้า', en: 'Drawn portrait of a customer' }

/** Every drawn picture of the demo brand by the name that demo content knows it by. */
export const drawings: Record<string, Drawing> = {
  'branch-page': {
    render: drawBranchPagePicture,
    ...branchPageSize,
    alt: {
      th: 'เมืองยามค่ำที่ร้านซักผ้าเปิดไฟอยู่ทั่วทุกมุม มีหมุดชี้ทุกสาขา',
      en: 'A town at night with lit laundries all over it, a pin above each',
    },
  },
  share: {
    render: drawSharePicture,
    ...shareSize,
    alt: {
      th: 'ร้านซักผ้าเปิดไฟกลางคืนกับถังซักใบใหญ่ที่มีน้ำ ฟอง และเสื้อสีเหลือง',
      en: 'A laundry lit at night beside a great drum of water, foam and a yellow shirt',
    },
  },
  ...Object.fromEntries(
    shopScenes.map(({ name, alt, ...scene }): [string, Drawing] => [
      `shop-${name}`,
      { render: () => drawShopScene(scene), ...sceneSize, alt },
    ]),
  ),
  ...Object.fromEntries(
    reviewers.map((reviewer, index): [string, Drawing] => [
      `reviewer-${index + 1}`,
      { render: () => drawReviewer(reviewer), ...reviewerSize, alt: portrait },
    ]),
  ),
}
