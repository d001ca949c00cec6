import type { Example } from '../example.ts'
import { Lightbox, type LightboxPicture, type LightboxTexts } from './lightbox.tsx'

const texts: LightboxTexts = {
  title: 'รูปจากวันเปิดสาขานิมมาน',
  close: 'ปิดรูป',
  previous: 'รูปก่อนหน้า',
  next: 'รูปถัดไป',
  position: (number, count) => `${number} / ${count}`,
}

const subjects = [
  { color: '#ffc62e', name: 'เครื่องซักใหม่สิบสองเครื่อง', caption: 'เครื่องใหม่ยกร้าน 12 เครื่อง' },
  { color: '#12a5bd', name: 'แถวลูกค้าวันแรก', caption: 'เพื่อนบ้านมาต่อแถวตั้งแต่ก่อนฟ้าสาง' },
  { color: '#6fd6e3', name: 'โต๊ะพับผ้ากว้างสามเมตร' },
  { color: '#12365f', name: 'หน้าร้านตอนตีสอง', caption: 'ตีสองก็ยังสว่าง' },
]

/** Drawn here, because the gallery has no stored images. */
function draw({ color, name }: { color: string; name: string }) {
  return (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
    <svg viewBox="0 0 800 600" width="800" height="600" role="img" aria-label={name}>
      <path fill="#e6f1f5" d="M0 0h800v600H0z" />
      <circle cx="400" cy="300" r="210" fill="#fff" stroke="#0b2240" strokeWidth="10" />
      <circle cx="400" cy="300" r="160" fill={color} />
      <path
        d="M245 320c52-40 103-40 155 0s103 40 155 0a160 160 0 0 1-310 0Z"
        fill="#fff"
        opacity=".55"
      />
    </svg>
  )
}

const pictures: LightboxPicture[] = subjects.map((subject, index) => ({
  key: subject.name,
  href: `/assets/${index + 1}`,
  thumbnail: draw(subject),
  element: draw(subject),
  caption: subject.caption,
}))

export const examples: Example[] = [
  { name: 'an album', element: <Lightbox pictures={pictures} texts={texts} /> },
  {
    name: 'a single picture',
    element: <Lightbox pictures={pictures.slice(0, 1)} texts={{ ...texts, title: 'รูปเครื่องใหม่' }} />,
  },
]
