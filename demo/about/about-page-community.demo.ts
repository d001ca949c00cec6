import type { AboutPageDemo } from './about-page-item.demo.ts'

export const communityPage: AboutPageDemo = {
  slug: 'community',
  title: { th: 'เพื่อนบ้านของเรา', en: 'Our neighbours' },
  picture: 'about-community',
  body: {
    th: `ร้านที่เปิดไฟทั้งคืนกลายเป็นที่แวะพักของคนทั้งซอย ลุงยามแวะกินน้ำ นักศึกษาอ่านหนังสือสอบ บางคนแค่มานั่งรอฝนหยุด มาแบบไหนเราก็ยินดี

## ตู้น้ำเย็นและม้านั่ง

ร้านส่วนใหญ่มีน้ำดื่มเย็น ม้านั่ง และปลั๊กชาร์จมือถือ ใช้ได้โดยไม่ต้องซักผ้า

## ซักชุดนักเรียนก่อนเปิดเทอม

ก่อนเปิดเทอม เราซักและรีด[ชุดนักเรียน 2,000 ชุด](/news/2000-uniforms)ให้เด็กที่ได้รับชุดต่อจากรุ่นพี่ อาสาสมัครมาช่วยรีดกันสองวันเต็ม เทอมหน้าก็ทำอีก

## ผ้าที่ไม่มีใครมารับ

ของลืมเก็บไว้ให้ 30 วัน หลังจากนั้นเสื้อผ้าสภาพดีซักแล้วส่งต่อให้มูลนิธิใกล้ร้าน

## เมื่อบ้านใครน้ำท่วม

ร้านในจังหวัดที่ประกาศเขตภัยพิบัติซักอบฟรีให้คนที่ได้รับผลกระทบ 14 วัน แค่บอกทีมงานที่หน้าร้านหรือทัก LINE @fongsai ไม่ต้องใช้เอกสาร

## ชวนเราไปช่วยที่ซอยคุณ

มีเรื่องไหนที่คิดว่าร้านซักผ้าช่วยได้ [เขียนมาหาเรา](/contact) เราอ่านทุกฉบับ`,
    en: `A shop that is lit all night is a shelter for the whole lane. The night guard stops for water, students revise, and some only wait for the rain to end. All are welcome.

## Cold water and a bench

Most shops have cold drinking water, a bench and sockets for your phone. You need not wash anything.

## School uniforms before term

Before term we washed and ironed [2,000 uniforms](/news/2000-uniforms) for children who get theirs second-hand. Volunteers ironed for two full days, and we shall do it again next term.

## What nobody comes back for

We keep lost things for thirty days. After that, clothes in good shape are washed and passed on to a charity near the shop.

## When homes are flooded

Wherever a disaster is declared, those who are hit by it wash and dry free of charge for fourteen days. Tell the team in the shop or write to @fongsai on LINE; no papers needed.

## Ask us into your lane

Is there something that a laundry could help with? [Write to us](/contact): we read every letter.`,
  },
}
