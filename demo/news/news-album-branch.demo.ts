import type { AlbumPictureDemo } from './news-item.demo.ts'

/** The pictures below news about openings, by slug. */
export const branchAlbums = {
  'opens-nimman-soi-9': [
    {
      picture: 'album-opening-ribbon',
      caption: { th: 'ตัดริบบิ้นก่อนเครื่องแรกจะหมุน', en: 'The ribbon, before the first drum turned' },
    },
    {
      picture: 'album-first-customer',
      caption: { th: 'ลูกค้าคนแรก อุ้มมาเต็มตะกร้า', en: 'The first customer, basket full' },
    },
    {
      picture: 'album-machine-row',
      caption: { th: 'เครื่องซัก 14 เครื่อง 9 ถึง 27 กก.', en: 'Fourteen washers, 9 to 27 kg' },
    },
    {
      picture: 'album-coin-machine',
      caption: { th: 'แลกเหรียญได้ตั้งแต่แบงก์ 20 ถึง 100', en: 'It takes notes from ฿20 to ฿100' },
    },
    {
      picture: 'album-folding-table',
      caption: { th: 'โต๊ะพับผ้าตัวยาว มีปลั๊กอยู่ข้างใต้', en: 'The long table, sockets underneath' },
    },
    {
      picture: 'album-folded-towels',
      caption: { th: 'ผ้าชุดแรกของร้าน พับเสร็จแล้ว', en: 'Our very first load, folded' },
    },
    {
      picture: 'album-team',
      caption: { th: 'ทีมเชียงใหม่ ปลายคือคนกะดึก', en: 'The Chiang Mai team; Plai has the nights' },
    },
    {
      picture: 'album-night-front',
      caption: { th: 'ตีสองคืนแรก ไฟยังเปิด คนยังเต็ม', en: 'Two in the morning, first night' },
    },
  ],
  'opens-phuket-old-town': [
    {
      picture: 'album-opening-ribbon',
      caption: { th: 'เปิดร้านแบบคนเมืองเก่า เริ่มตั้งแต่เช้า', en: 'Opened early, the old-town way' },
    },
    {
      picture: 'album-first-customer',
      caption: { th: 'ลูกค้าคนแรกมาจากเกสต์เฮาส์ข้าง ๆ', en: 'Our first came from the guesthouse' },
    },
    {
      picture: 'album-machine-row',
      caption: { th: 'เครื่องใหม่ 12 เครื่องในห้องแอร์ด้านใน', en: 'Twelve new washers in the cool room' },
    },
    {
      picture: 'album-dryer-cat',
      caption: { th: 'แมวซอยรมณีย์มาจองที่อุ่นตั้งแต่วันแรก', en: 'Soi Romanee sent its cat at once' },
    },
    {
      picture: 'album-folded-towels',
      caption: { th: 'ผ้าขนหนูโฮสเทลข้าง ๆ วันละสามสิบผืน', en: 'Thirty towels a day from next door' },
    },
    {
      picture: 'album-night-front',
      caption: { th: 'กลางคืนถนนถลางเงียบ เหลือไฟร้านเรา', en: 'Thalang Road asleep, our light on' },
    },
  ],
  'opens-khon-kaen-university': [
    {
      picture: 'album-opening-ribbon',
      caption: { th: 'เปิดร้านหลังเลิกเรียน คนมาเต็มซอย', en: 'Opened after classes, the lane was full' },
    },
    {
      picture: 'album-first-customer',
      caption: { th: 'เด็กปีหนึ่งกับผ้าที่ดองไว้ทั้งเดือน', en: 'A first-year and a month’s washing' },
    },
    {
      picture: 'album-coin-machine',
      caption: { th: 'มีแบงก์ร้อยใบเดียวก็ซักได้', en: 'One hundred-baht note is enough' },
    },
    {
      picture: 'album-folding-table',
      caption: { th: 'โต๊ะพับผ้า ช่วงสอบเป็นโต๊ะติว', en: 'In exam weeks it is a desk' },
    },
    {
      picture: 'album-night-front',
      caption: { th: 'หน้าร้านตอนเที่ยงคืน คืนก่อนสอบ', en: 'Midnight, on the eve of an exam' },
    },
  ],
  'opens-bang-na': [
    {
      picture: 'album-opening-ribbon',
      caption: { th: 'ตัดริบบิ้นหน้าซูเปอร์มาร์เก็ต', en: 'The ribbon, by the supermarket' },
    },
    {
      picture: 'album-machine-row',
      caption: {
        th: 'เครื่อง 27 กก. ทั้งสี่เครื่องอยู่ด้านในสุด',
        en: 'The four 27 kg washers are at the end',
      },
    },
    {
      picture: 'album-children-corner',
      caption: { th: 'มุมเด็ก มีตัวต่อให้เล่นระหว่างรอผ้า', en: 'Blocks to build with while it washes' },
    },
    {
      picture: 'album-coin-machine',
      caption: { th: 'เครื่องแลกเหรียญอยู่ซ้ายมือตรงทางเข้า', en: 'The changer, left of the door' },
    },
    {
      picture: 'album-folding-table',
      caption: { th: 'โต๊ะพับผ้ากว้างพอสำหรับผ้าปูหกฟุต', en: 'Wide enough for a king-size sheet' },
    },
  ],
  'opens-hat-yai-kim-yong': [
    {
      picture: 'album-opening-ribbon',
      caption: { th: 'แม่ค้ากิมหยงมาช่วยตัดริบบิ้น', en: 'The market women cut the ribbon' },
    },
    {
      picture: 'album-first-customer',
      caption: { th: 'ตะกร้าแรก ผ้ากันเปื้อนทั้งแผง', en: 'First basket: a whole stall’s aprons' },
    },
    {
      picture: 'album-coin-machine',
      caption: { th: 'แลกเหรียญได้ทั้งคืน ไม่ต้องวิ่งหาร้าน', en: 'Change at any hour of the night' },
    },
    {
      picture: 'album-team',
      caption: { th: 'น้าเล็กกับทีมหาดใหญ่', en: 'Auntie Lek and the Hat Yai team' },
    },
  ],
  'opens-chonburi-seaside': [
    {
      picture: 'album-first-customer',
      caption: { th: 'ลูกค้าคนแรก ผ้าเช็ดตัวเต็มตะกร้า', en: 'First in, with a basket of beach towels' },
    },
    {
      picture: 'album-machine-row',
      caption: { th: 'เครื่องซัก 10 เครื่อง รอวันหยุดยาว', en: 'Ten washers, ready for the holidays' },
    },
    {
      picture: 'album-folded-towels',
      caption: { th: 'ผ้าเช็ดตัวฟู ๆ ไม่เหลือทรายสักเม็ด', en: 'Fluffy again, and not a grain of sand' },
    },
  ],
} satisfies Record<string, AlbumPictureDemo[]>
