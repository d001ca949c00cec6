import type { Example } from '../example.ts'
import { Card, CardBody } from './card.tsx'

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
]
