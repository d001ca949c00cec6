import type { HomeIcon, HomeSection } from '@washhouse/contract/home/home.contract'
import { label, type Label } from '../../ground/languages/labels.ts'

export const iconLabels: Record<HomeIcon, Label> = {
  clock: label('นาฬิกา', 'Clock'),
  shield: label('โล่', 'Shield'),
  wallet: label('กระเป๋าเงิน', 'Wallet'),
  phone: label('โทรศัพท์', 'Phone'),
  leaf: label('ใบไม้', 'Leaf'),
  sparkle: label('ประกาย', 'Sparkle'),
  basket: label('ตะกร้าผ้า', 'Laundry basket'),
  'coin-exchange': label('เครื่องแลกเหรียญ', 'Coin changer'),
  washer: label('เครื่องซักผ้า', 'Washer'),
  sun: label('ดวงอาทิตย์', 'Sun'),
  store: label('ร้าน', 'Shop'),
  users: label('ผู้คน', 'People'),
}

export const sectionLabels: Record<HomeSection['kind'], Label> = {
  banners: label('ภาพสไลด์', 'Carousel'),
  banner_2: label('แบนเนอร์ 2', 'Banner 2'),
  banner_3: label('แบนเนอร์ 3', 'Banner 3'),
  banner_4: label('แบนเนอร์ 4', 'Banner 4'),
  promises: label('จุดเด่นของเรา', 'Promises'),
  steps: label('ขั้นตอนใช้งาน', 'How it works'),
  figures: label('ตัวเลขของแบรนด์', 'Figures'),
  news: label('ข่าวล่าสุด', 'Newest news'),
  promotions: label('โปรโมชั่น', 'Promotions'),
  events: label('กิจกรรมพิเศษ', 'Special events'),
  reviews: label('เสียงจากลูกค้า', 'Customer reviews'),
  franchise: label('ชวนเปิดแฟรนไชส์', 'Franchise'),
}
