import type { AlbumPictureDemo } from './news-item.demo.ts'

/** The pictures below other news, by slug. */
export const newsAlbums = {
  'half-price-nights': [
    {
      picture: 'album-night-front',
      caption: { th: 'ตีสอง ไฟเปิด ราคาเหลือครึ่งเดียว', en: 'Two a.m., lights on, prices halved' },
    },
    {
      picture: 'album-machine-row',
      caption: { th: 'ว่างทั้งแถว เลือกเครื่องได้ตามใจ', en: 'A whole row to choose from' },
    },
    {
      picture: 'album-folding-table',
      caption: { th: 'โต๊ะพับผ้าก็ไม่มีใครแย่ง', en: 'Nobody else wants the table' },
    },
    {
      picture: 'album-dryer-cat',
      caption: { th: 'ขาประจำรอบดึก มาแค่นอน', en: 'A regular of the small hours, here to nap' },
    },
  ],
  'scan-50-off': [
    {
      picture: 'album-scan-to-pay',
      caption: { th: 'สแกนจบ จอลดให้ 50 บาททันที', en: 'Scan, and ฿50 comes off at once' },
    },
    {
      picture: 'album-first-customer',
      caption: { th: 'คนแรกของวันพุธ จ่ายแค่ 30 บาท', en: 'First of the day: only ฿30 to pay' },
    },
    {
      picture: 'album-coin-machine',
      caption: { th: 'วันอื่นหยอดเหรียญได้เหมือนเดิม', en: 'Other days, coins work as always' },
    },
  ],
  'sort-by-weight': [
    {
      picture: 'album-folding-table',
      caption: { th: 'แยกกองบนโต๊ะก่อนเดินไปหน้าเครื่อง', en: 'Sort on the table, then load' },
    },
    {
      picture: 'album-machine-row',
      caption: {
        th: 'กองเบาลงเครื่องเล็ก กองหนักลงเครื่องใหญ่',
        en: 'Light pile small, heavy pile large',
      },
    },
    {
      picture: 'album-folded-towels',
      caption: { th: 'ผ้าขนหนูอบแยก แห้งทั่วทั้งผืน', en: 'Towels on their own dry right through' },
    },
  ],
  'lost-and-found': [
    {
      picture: 'album-dryer-cat',
      caption: { th: 'เจ้าถุงเท้า ก่อนเจ้าของมารับกลับ', en: 'Socks, before going home' },
    },
    {
      picture: 'album-folding-table',
      caption: { th: 'เสื้อผ้าที่ลืมไว้ พับเก็บให้ทุกชิ้น', en: 'We fold what people leave behind, too' },
    },
    {
      picture: 'album-folded-towels',
      caption: { th: 'ผ้าที่ครบ 30 วัน ซักแล้วรอส่งมูลนิธิ', en: 'After thirty days: washed, for charity' },
    },
  ],
  'night-guardian-award': [
    {
      picture: 'album-team',
      caption: { th: 'ลุงเดชกับทีมกะดึกที่ได้รางวัล', en: 'Uncle Det and the other winners' },
    },
    {
      picture: 'album-night-front',
      caption: { th: 'หน้าร้านตอนตีสาม เวลาทำงานของลุง', en: 'Three in the morning: office hours' },
    },
    {
      picture: 'album-machine-row',
      caption: { th: 'ถังที่ลุงเช็ดทุกชั่วโมง', en: 'The drums, wiped every hour' },
    },
    {
      picture: 'album-folded-towels',
      caption: { th: 'ผ้าที่มีคนพับไว้ให้ตอนเผลอหลับ', en: 'Folded for someone who fell asleep' },
    },
  ],
  'solar-roof': [
    {
      picture: 'album-solar-panels',
      caption: { th: 'แผง 36 แผ่นบนหลังคาร้านเดียว', en: 'Thirty-six panels on one roof' },
    },
    {
      picture: 'album-machine-row',
      caption: { th: 'ตอนเที่ยง ทั้งแถวนี้หมุนด้วยแดด', en: 'At noon this row runs on sunshine' },
    },
    {
      picture: 'album-children-corner',
      caption: { th: 'แฟนประจำจอแดด ระหว่างรอเมฆผ่าน', en: 'Keeping busy till the cloud has passed' },
    },
  ],
  '2000-uniforms': [
    {
      picture: 'album-uniform-line',
      caption: { th: 'ชุดนักเรียนสองพันชุด แขวนตามโรงเรียน', en: 'Two thousand, hung school by school' },
    },
    {
      picture: 'album-machine-row',
      caption: { th: 'เครื่อง 18 กก. หมุนไป 63 รอบ', en: 'Sixty-three rounds, 18 kg each' },
    },
    {
      picture: 'album-folding-table',
      caption: { th: 'รีดเสร็จก็พับ สองวันเต็มไม่มีพัก', en: 'Two days of ironing, then the folding' },
    },
    {
      picture: 'album-folded-towels',
      caption: { th: 'พับเสร็จ มัดเป็นตั้ง พร้อมส่งโรงเรียน', en: 'Folded, tied and ready to go back' },
    },
    {
      picture: 'album-team',
      caption: { th: 'อาสากลุ่มสุดท้ายก่อนแยกย้าย', en: 'The last of the volunteers' },
    },
  ],
  'water-recycling': [
    {
      picture: 'album-water-tank',
      caption: { th: 'ถังเก็บน้ำ 2,000 ลิตรหลังร้าน', en: 'The 2,000-litre tank behind the shop' },
    },
    {
      picture: 'album-machine-row',
      caption: { th: 'น้ำล้างรอบสุดท้ายออกทางท่อแยก', en: 'The last rinse leaves by its own pipe' },
    },
    {
      picture: 'album-team',
      caption: { th: 'ทีมช่างที่เดินท่อให้ทั้งเจ็ดร้าน', en: 'They laid the pipes in all seven shops' },
    },
  ],
} satisfies Record<string, AlbumPictureDemo[]>
