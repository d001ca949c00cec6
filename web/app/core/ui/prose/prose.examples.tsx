import type { Example } from '../example.ts'
import { Prose } from './prose.tsx'

const article = `
<p>หน้าฝนผ้าแห้งช้า กลิ่นอับมาเยือน ลองใช้ <a href="https://example.com/dryer">เครื่องอบไอร้อน</a>
30 นาที แล้วพับกลับบ้านได้เลย <strong>ไม่ต้องรอแดด</strong></p>
<h2>แยกผ้าก่อนซัก</h2>
<p>ผ้าสีกับผ้าขาวอยู่คนละถัง ผ้าขนหนูกับเสื้อยืดก็เช่นกัน เพราะขนจะติดกันจนเสื้อดูเก่าเร็ว</p>
<ul><li>ผ้าขาวและผ้าอ่อน ใช้น้ำอุ่น</li><li>ผ้าสีเข้ม ใช้น้ำเย็น กลับด้านในออก</li></ul>
<h3>ซักผ้านวมทีละผืน</h3>
<ol><li>เลือกถัง 18 กิโลกรัม</li><li>ใส่น้ำยาครึ่งหนึ่งของปกติ</li><li>อบด้วยความร้อนกลาง 40 นาที</li></ol>
<blockquote><p>ผ้านวมที่แห้งสนิทจะฟูและเบา ยกขึ้นมาแล้วรู้ทันที</p></blockquote>
<div class="prose__scroller" role="group" tabindex="0" aria-label="ตารางราคา เลื่อนดูด้านข้างได้">
<table><thead><tr><th>ถัง</th><th>ผ้าประมาณ</th><th>ราคา</th><th>เวลา</th></tr></thead>
<tbody><tr><td>9 กก.</td><td>เสื้อยืด 20 ตัว</td><td>40 บาท</td><td>28 นาที</td></tr>
<tr><td>14 กก.</td><td>เสื้อยืด 32 ตัว</td><td>60 บาท</td><td>32 นาที</td></tr>
<tr><td>18 กก.</td><td>ผ้านวม 1 ผืน</td><td>80 บาท</td><td>36 นาที</td></tr></tbody></table></div>
<hr>
<p>ถามเพิ่มได้ที่ <a href="/contact">หน้าติดต่อเรา</a> ตอบทุกวัน 8:00–22:00 น.</p>`

export const examples: Example[] = [
  {
    name: 'an article',
    element: <Prose html={article} />,
  },
]
