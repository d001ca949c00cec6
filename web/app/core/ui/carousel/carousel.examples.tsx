import { ButtonLink } from '../button/button.tsx'
import { Card, CardBody } from '../card/card.tsx'
import type { Example } from '../example.ts'
import { Carousel } from './carousel.tsx'
import type { CarouselTexts, Slide } from './slide.ts'

const texts: CarouselTexts = {
  label: 'โปรโมชั่นตอนนี้',
  kind: 'แถบเลื่อน',
  slideKind: 'สไลด์',
  previous: 'ก่อนหน้า',
  next: 'ถัดไป',
  play: 'เลื่อนเองต่อ',
  pause: 'หยุดเลื่อน',
  position: (number, count) => `${number} จาก ${count}`,
}

const promotions = [
  'ซักครึ่งราคา ตีหนึ่งถึงตีห้า ทุกวันอังคาร',
  'ผ้านวมผืนใหญ่ 60 บาท ตลอดหน้าฝน',
  'ชวนเพื่อนมาซัก รับเหรียญฟรีทั้งคู่',
]

const panels: Slide[] = promotions.map((label) => ({
  key: label,
  label,
  element: (
    <Card>
      <CardBody>
        <h3>{label}</h3>
        <p>ใช้ได้ทุกสาขาที่เปิด 24 ชั่วโมง</p>
        <ButtonLink to="/branch">หาสาขาใกล้ฉัน</ButtonLink>
      </CardBody>
    </Card>
  ),
}))

const cards: Slide[] = [...promotions, 'เปิดแล้ว! นิมมาน ซอย 9 เชียงใหม่', 'ผ้าขาวไม่เหลือง'].map(
  (label) => ({
    key: label,
    label,
    element: (
      <Card variant="link" as="article">
        <CardBody>
          <h3>
            <a href="/news">{label}</a>
          </h3>
          <p>12 พฤศจิกายน 2569</p>
        </CardBody>
      </Card>
    ),
  }),
)

export const examples: Example[] = [
  {
    name: 'one at a time, by itself',
    element: <Carousel slides={panels} texts={texts} secondsPerSlide={6} />,
  },
  {
    name: 'one at a time, by hand',
    ground: 'night',
    element: <Carousel slides={panels} texts={{ ...texts, label: 'โปรโมชั่นปลายปี' }} />,
  },
  {
    name: 'a row of cards',
    element: <Carousel slides={cards} texts={{ ...texts, label: 'ข่าวล่าสุด' }} variant="row" />,
  },
  {
    name: 'a single slide has no controls',
    element: <Carousel slides={panels.slice(0, 1)} texts={{ ...texts, label: 'โปรโมชั่นเดียว' }} />,
  },
]
