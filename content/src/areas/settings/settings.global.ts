import type { Field, GlobalConfig } from 'payload'
import { anyone, isEditor } from '../../ground/access.ts'
import { trackGlobalChanges } from '../../engines/changes/change-hooks.ts'
import { groups, label, type Label } from '../../ground/languages/labels.ts'
import { keepThai, thaiRequired } from '../../ground/fields/thai-required.ts'
import {
  optionalEmail,
  optionalHttpsUrl,
  optionalLineId,
  optionalPhone,
} from '../../ground/fields/contact-rules.ts'
import { optionalMapStyle, trimLink } from './map-style.validation.ts'

function requiredText(name: string, text: Label, maxLength: number): Field {
  return {
    name,
    type: 'text',
    label: text,
    localized: true,
    required: true,
    maxLength,
    validate: thaiRequired,
    hooks: { beforeChange: [keepThai] },
  }
}

function longText(name: string, text: Label): Field {
  return { name, type: 'textarea', label: text, localized: true, maxLength: 500 }
}

function picture(name: string, text: Label, description?: Label): Field {
  return {
    name,
    type: 'upload',
    relationTo: 'media',
    label: text,
    filterOptions: { mimeType: { contains: 'image' }, isPrivate: { not_equals: true } },
    admin: description ? { description } : {},
  }
}

export const settings: GlobalConfig<'settings'> = {
  slug: 'settings',
  label: label('ตั้งค่าเว็บไซต์', 'Website settings'),
  admin: {
    group: groups.site,
    description: label(
      'ชื่อแบรนด์ ข้อความหลัก และช่องทางติดต่อ ที่ใช้ทุกหน้า',
      'The name of the brand, its main texts and contacts, used on every page.',
    ),
  },
  access: { read: anyone, update: isEditor },
  hooks: trackGlobalChanges({ tag: 'settings' }),
  fields: [
    {
      type: 'tabs',
      tabs: [
        {
          label: label('แบรนด์', 'Brand'),
          fields: [
            requiredText('brandName', label('ชื่อแบรนด์', 'Brand name'), 60),
            picture(
              'logo',
              label('โลโก้', 'Logo'),
              label(
                'ขึ้นข้างชื่อแบรนด์ พื้นหลังโปร่งใสจะสวยที่สุด ถ้าเว้นว่างจะใช้รูปถังซัก',
                'Stands beside the brand name, best on a transparent ground. Empty: the drum.',
              ),
            ),
            picture(
              'icon',
              label('ไอคอนเว็บ', 'Icon'),
              label(
                'รูปสี่เหลี่ยมจัตุรัส อย่างน้อย 512 × 512 พิกเซล ขึ้นบนแท็บและหน้าจอโทรศัพท์',
                'Square, at least 512 × 512 pixels; for browser tabs and home screens.',
              ),
            ),
            longText('footerText', label('ข้อความท้ายเว็บ', 'Text in the footer')),
          ],
        },
        {
          label: label('ติดต่อ', 'Contact'),
          fields: [
            {
              name: 'phone',
              type: 'text',
              label: label('โทรศัพท์', 'Phone'),
              validate: optionalPhone,
              admin: { placeholder: '+66812345678' },
            },
            {
              name: 'lineId',
              type: 'text',
              label: label('ไลน์ไอดี', 'LINE id'),
              validate: optionalLineId,
              admin: { placeholder: '@example' },
            },
            {
              name: 'email',
              type: 'text',
              label: label('อีเมล', 'E-mail'),
              validate: optionalEmail,
            },
            {
              name: 'facebook',
              type: 'text',
              label: label('ลิงก์ Facebook', 'Facebook link'),
              validate: optionalHttpsUrl,
            },
          ],
        },
        {
          label: label('การค้นหาและการแชร์', 'Search and sharing'),
          fields: [
            requiredText('homeTitle', label('ชื่อหน้า', 'Page title'), 120),
            longText('metaDescription', label('คำอธิบาย', 'Description')),
            longText('metaKeywords', label('คำค้น', 'Keywords')),
            {
              name: 'metaAuthor',
              type: 'text',
              label: label('ผู้จัดทำ', 'Author'),
              localized: true,
              maxLength: 120,
            },
            picture('shareImage', label('ภาพสำหรับแชร์', 'Picture for sharing')),
          ],
        },
        {
          label: label('แผนที่', 'Map'),
          fields: [
            {
              name: 'mapStyleUrl',
              type: 'text',
              label: label('ลิงก์สไตล์แผนที่', 'Map style link'),
              validate: optionalMapStyle,
              hooks: { beforeValidate: [trimLink] },
              admin: {
                placeholder: 'https://tiles.openfreemap.org/styles/bright',
                description: label(
                  'เว้นว่างไว้จะใช้แผนที่จังหวัดที่เว็บวาดเอง ถ้าอยากได้แผนที่ที่มีถนน ให้วางลิงก์สไตล์ MapLibre ของผู้ให้บริการ แผนที่ทั้งชุดต้องมาจากโดเมนเดียวกัน และผู้ให้บริการจะเห็นว่ามีคนเปิดแผนที่',
                  'Empty: the website’s own map of the provinces. For a map with streets, paste a provider’s MapLibre style link. All of the map must come from that one host, and the provider sees who opens the map.',
                ),
              },
            },
          ],
        },
      ],
    },
  ],
}
