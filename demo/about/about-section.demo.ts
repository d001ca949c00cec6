import type { BilingualText } from '../../content/src/platform/languages/bilingual-text.ts'

interface SectionDemo {
  title: BilingualText
  /** Markdown. */
  body: BilingualText
  /** The name of a drawing. */
  picture: string
}

export const aboutHeadDemo = {
  title: { th: 'เกี่ยวกับฟองใส', en: 'About Fongsai' },
  description: {
    th: 'สิบปีก่อนเรามีเครื่องซักแปดเครื่องในห้องแถวสองคูหา วันนี้มีกว่า 120 สาขา แต่ยังตั้งใจเรื่องเดิม คือให้คุณได้ผ้าสะอาดแห้งกลับบ้านในเที่ยวเดียว ไม่ว่าจะมาตอนกี่โมง',
    en: 'Ten years ago we had eight washers in two shophouses. Today we have more than 120 shops and the same aim: clean, dry clothes in a single visit, whatever the hour.',
  },
  picture: 'about-head',
} satisfies Record<string, BilingualText | string>

export const aboutBrandDemo: SectionDemo = {
  title: { th: 'ร้านซักผ้าที่ไฟไม่เคยดับ', en: 'The laundry that leaves the lights on' },
  body: {
    th: `คนที่มาซักผ้าตอนตีสองไม่ใช่คนว่าง เขาเพิ่งลงเวร เพิ่งปิดร้าน หรือลูกเพิ่งทำนมหกใส่ที่นอน เราเลยเปิดไฟรอไว้ทุกคืน

ฟองใสสัญญากับคุณสามข้อ

- **ถังสะอาดก่อนผ้าคุณเข้า** ทุกร้านมีคนเช็ดถังทุกวัน และล้างถังเปล่าทุกคืน
- **รู้เวลาก่อนเริ่ม** ตะกร้าเล็กซัก 30 นาที อบ 30 นาที ผ้านวมชั่วโมงสี่สิบ ราคาขึ้นบนจอก่อนกดเริ่ม ไม่มีบวกทีหลัง
- **มีคนตอบเสมอ** เหรียญติดตอนตีสามก็ทัก LINE มาได้ เครื่องไม่เดินเราคืนเงิน`,
    en: `Nobody does laundry at two in the morning for fun. The shift has just ended, the stall has just closed, or the baby has been sick on the mattress. So we leave the lights on.

Fongsai makes you three promises:

- **A clean drum before your clothes go in.** Drums are wiped every day and rinsed empty every night.
- **You know how long it takes.** A small basket takes an hour: thirty minutes to wash and thirty to dry. A duvet takes an hour and forty minutes. The price is on the screen before you press start.
- **Someone always answers.** Coin stuck at 3 a.m.? Message us on LINE. If the machine doesn’t run, you get your money back.`,
  },
  picture: 'about-brand',
}

export const aboutHistoryDemo: SectionDemo = {
  title: { th: 'จากห้องแถวสองคูหา ในซอยอารีย์', en: 'It began in two shophouses in Ari' },
  body: {
    th: `ปี 2559 สองพี่น้องที่ขายโจ๊กรอบดึกในซอยอารีย์ 4 มีปัญหาเดียวกับลูกค้าทั้งซอย หน้าฝนผ้าไม่แห้ง ห้องเช่าไม่มีระเบียง จะส่งซักก็ต้องรอสองวัน

ทั้งคู่เช่าห้องแถวข้าง ๆ สองคูหา ซื้อเครื่องมือสองแปดเครื่อง แล้วเปิดทั้งคืนเพราะนอนดึกอยู่แล้ว เดือนแรกลูกค้าถามหาโจ๊กมากกว่าถามราคาซัก เดือนที่สามต้องต่อคิวเครื่อง ร้านโจ๊กปิดไปแล้ว แต่ม้านั่งตัวเดิมยังอยู่หน้าร้านอารีย์`,
    en: `In 2016 a sister and a brother sold late-night rice porridge in Soi Ari 4, and had the same trouble as everyone in the lane: in the rains nothing dries, rented rooms have no balcony, and the laundry lady takes two days.

They rented two shophouses next door, bought eight second-hand machines and stayed open all night, being up anyway. In the first month people asked for porridge more often than for prices. By the third there was a queue for the washers. The porridge is gone; the old bench still stands outside the Ari shop.`,
  },
  picture: 'about-first-shop',
}
