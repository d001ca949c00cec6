import type { Example } from '../../ui/example.ts'
import { BannerPicture } from './banner-picture.tsx'
import type { BannerView } from './banner-view.ts'

const veiled: BannerView = {
  id: 1,
  image: '0b7c1f4e-6f3e-4c39-9a37-0d2f1a6a1c11',
  text: 'ซักครึ่งราคา ตีหนึ่งถึงตีห้า ทุกวันอังคาร',
  button: 'ดูเวลาและเงื่อนไข',
  seeThrough: false,
  target: { kind: 'page', to: '/news' },
}

export const examples: Example[] = [
  {
    name: 'words on a veil, the whole a link',
    element: <BannerPicture banner={veiled} variant="slide" name="รูปโปรโมชั่น" more="ดูรายละเอียด" />,
  },
  {
    name: 'words without a veil',
    element: (
      <BannerPicture
        banner={{ ...veiled, seeThrough: true, target: null }}
        variant="slide"
        name="รูปโปรโมชั่น"
        more="ดูรายละเอียด"
      />
    ),
  },
  {
    name: 'a strip without words',
    element: (
      <BannerPicture
        banner={{ ...veiled, text: null, button: null, target: null }}
        variant="strip"
        name="รูปโปรโมชั่น"
        more="ดูรายละเอียด"
      />
    ),
  },
]
