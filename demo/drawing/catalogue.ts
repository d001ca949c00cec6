import type { BilingualText } from '../../content/src/ground/languages/bilingual-text.ts'
import { aboutPictures, channelMarks, rewardPictures } from './about/about.ts'
import { drawAboutHead } from './about/about-head-picture.ts'
import { aboutHeadSize, aboutSceneSize, channelSize, rewardSize } from './about/size.ts'
import { albumPictures } from './album/album.ts'
import { albumSize } from './album/room.ts'
import { bannerPictures, stripPictures } from './banner/banner.ts'
import { bannerSize } from './banner/hero-scenes.ts'
import { stripSize } from './banner/strips.ts'
import { branchPageSize, drawBranchPagePicture } from './branch-page-picture.ts'
import { type Drawing, inFamily } from './drawing.ts'
import { franchisees } from './investor/franchisees.ts'
import { packagePictures, reasonPictures } from './investor/investor.ts'
import { drawInvestorPagePicture, investorPageSize } from './investor/investor-page-picture.ts'
import { packageSize, reasonSize } from './investor/size.ts'
import { companyCovers } from './news/company.ts'
import { coverSize } from './news/cover.ts'
import { newBranchCovers } from './news/new-branch.ts'
import { promotionCovers } from './news/promotion.ts'
import { tipCovers } from './news/tip.ts'
import { eventPictures } from './event/event.ts'
import { eventSize } from './event/size.ts'
import { consentMarks, policyPictures } from './policy/policy.ts'
import { markSize, policySize } from './policy/scene-size.ts'
import { machinePictures, stepPictures } from './product/product.ts'
import { drawProductPagePicture, productPageSize } from './product/product-page-picture.ts'
import { machineSize, stepSize } from './product/size.ts'
import { drawReviewer, reviewerSize } from './reviewer.ts'
import { reviewers } from './reviewers.ts'
import { drawSharePicture, shareSize } from './share/home.ts'
import { sharePictures } from './share/share.ts'
import { drawShopScene, sceneSize } from './shop-scene.ts'
import { shopScenes } from './shop-scenes.ts'
import { videoSize } from './video/frame.ts'
import { videoPoster } from './video/poster.ts'

const portrait: BilingualText = { th: 'ภาพวาดใบหน้าลูกค้า', en: 'Drawn portrait of a customer' }

/** Every drawn picture of the demo brand by the name that demo content knows it by. */
export const drawings: Record<string, Drawing> = {
  'branch-page': {
    render: drawBranchPagePicture,
    ...branchPageSize,
    alt: {
      th: 'เมืองยามค่ำ ร้านซักผ้าสามร้านเปิดไฟอยู่ มีหมุดปักเหนือทุกร้าน',
      en: 'A town at night with three lit laundries, a pin above each',
    },
  },
  'investor-page': {
    render: drawInvestorPagePicture,
    ...investorPageSize,
    alt: {
      th: 'เจ้าของร้านจับมือกับผู้สนใจลงทุนหน้าร้านซักผ้าที่เปิดไฟยามค่ำ ข้าง ๆ มีต้นไม้ออกดอกเป็นเหรียญ',
      en: 'A shop owner and an investor shake hands before a lit laundry, beside a plant that bears coins',
    },
  },
  'about-head': {
    render: drawAboutHead,
    ...aboutHeadSize,
    alt: {
      th: 'ทีมงานสี่คนโบกมือหน้าร้านซักผ้าที่เปิดไฟยามค่ำ',
      en: 'Four of the team wave before a laundry lit at night',
    },
  },
  'product-page': {
    render: drawProductPagePicture,
    ...productPageSize,
    alt: {
      th: 'เครื่องอบวางซ้อนบนเครื่องซักที่กำลังหมุน ข้าง ๆ มีตะกร้าผ้าและเหรียญเลข 24',
      en: 'A dryer over a washer that is turning, a basket and the coin that says 24 beside them',
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
  ...Object.fromEntries(
    franchisees.map(({ alt, ...face }, index): [string, Drawing] => [
      `franchisee-${index + 1}`,
      { render: () => drawReviewer(face), ...reviewerSize, alt },
    ]),
  ),
  ...inFamily('investor', reasonSize, reasonPictures),
  ...inFamily('franchise', packageSize, packagePictures),
  ...inFamily('machine', machineSize, machinePictures),
  ...inFamily('step', stepSize, stepPictures),
  ...inFamily('news', coverSize, {
    ...promotionCovers,
    ...newBranchCovers,
    ...tipCovers,
    ...companyCovers,
  }),
  ...inFamily('news', videoSize, videoPoster),
  ...inFamily('album', albumSize, albumPictures),
  ...inFamily('banner', bannerSize, bannerPictures),
  ...inFamily('banner', stripSize, stripPictures),
  ...inFamily('event', eventSize, eventPictures),
  ...inFamily('seo-share', shareSize, sharePictures),
  ...inFamily('policy', policySize, policyPictures),
  ...inFamily('policy', markSize, consentMarks),
  ...inFamily('about', aboutSceneSize, aboutPictures),
  ...inFamily('reward', rewardSize, rewardPictures),
  ...inFamily('channel', channelSize, channelMarks),
}
