import { Badge } from '../badge/badge.tsx'
import type { Example } from '../example.ts'
import { Card, CardBody, CardPicture } from './card.tsx'

const foldedTowels = (
  <svg
    className="card__drawing"
    viewBox="0 0 360 240"
    preserveAspectRatio="xMidYMid slice"
    aria-hidden="true"
    focusable="false"
  >
    <path fill="#d8f4f7" d="M0 0h360v240H0z" />
    <circle cx="56" cy="66" r="10" fill="#fff" />
    <circle cx="292" cy="54" r="15" fill="#fff" />
    <g fill="#fff" stroke="#0b2240" strokeWidth="5" strokeLinejoin="round">
      <path d="M96 188c0-13 5-22 17-22h134c12 0 17 9 17 22Z" />
      <path fill="#6fd6e3" d="M104 166c0-13 5-22 17-22h118c12 0 17 9 17 22Z" />
      <path fill="#ffc62e" d="M112 144c0-13 5-22 17-22h102c12 0 17 9 17 22Z" />
      <path d="M122 122c0-13 5-22 17-22h82c12 0 17 9 17 22Z" />
    </g>
  </svg>
)

export const examples: Example[] = [
  {
    name: 'a panel',
    element: (
      <Card>
        <CardBody>
          <p>ซักและอบเสร็จใน 60 นาที</p>
        </CardBody>
      </Card>
    ),
  },
  {
    name: 'the way to a page',
    element: (
      <Card variant="link" as="article">
        <CardBody>
          <h3>
            <a href="/branch/nimman-soi-9">นิมมาน ซอย 9 เชียงใหม่</a>
          </h3>
          <p>ตรงข้ามตลาดสด ข้างร้านน้ำเต้าหู้</p>
        </CardBody>
      </Card>
    ),
  },
  {
    name: 'with a picture',
    element: (
      <Card variant="link" as="article">
        <CardPicture>{foldedTowels}</CardPicture>
        <CardBody>
          <Badge>เคล็ดลับ</Badge>
          <h3>
            <a href="/news/duvet-in-the-rainy-season">ผ้านวมหน้าฝน ซักอย่างไรไม่ให้อับ</a>
          </h3>
          <p>3 พฤศจิกายน 2569</p>
        </CardBody>
      </Card>
    ),
  },
  {
    name: 'its picture missing',
    element: (
      <Card variant="link" as="article">
        <CardPicture ratio="wide" />
        <CardBody>
          <h3>
            <a href="/news/half-price">คืนฟองใส ซักครึ่งราคา ตีหนึ่งถึงตีห้า ทุกวันอังคาร</a>
          </h3>
        </CardBody>
      </Card>
    ),
  },
]
