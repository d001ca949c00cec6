import { parseLanguage } from '@washhouse/contract/language'
import type { NumberFieldServerProps } from 'payload'
import { bordersExactToKilometres, distanceOutside, readPlace } from './shop-place.ts'

const texts = {
  th: (province: string, kilometres: number) =>
    `พิกัดอยู่นอกพื้นที่${province}ประมาณ ${kilometres} กม. กรุณาตรวจสอบ (เส้นเขตจังหวัดจาก @svg-maps/thailand คลาดเคลื่อนได้ราว ${bordersExactToKilometres} กม. และไม่มีเกาะเล็ก ๆ)`,
  en: (province: string, kilometres: number) =>
    `About ${kilometres} km outside ${province}. Please check. (Borders: @svg-maps/thailand, accurate to about ${bordersExactToKilometres} km, without small islands.)`,
}

type Shown = Pick<NumberFieldServerProps, 'data' | 'i18n' | 'payload' | 'req'>

/** Warns that a branch is outside its province; it can be saved all the same. Rendered again at each change. */
export async function PlaceWarning({ data, i18n, payload, req }: Shown) {
  const place = readPlace(data)
  const id: unknown = data['province']
  if (!place || typeof id !== 'number') return null
  const found = { collection: 'provinces', id, locale: 'th', disableErrors: true, req } as const
  const province = await payload.findByID(found)
  const stray = province && distanceOutside(province, place)
  if (!stray) return null
  const language = parseLanguage(i18n.language)
  return (
    <output style={{ display: 'block', color: 'var(--theme-warning-700)' }}>
      {texts[language](stray.province[language], stray.kilometres)}
    </output>
  )
}
