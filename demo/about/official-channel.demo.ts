import type { BilingualText } from '../../content/src/platform/languages/bilingual-text.ts'

export interface OfficialChannelDemo {
  title: BilingualText
  url: string
  /** The name of a drawing. */
  picture: string
}

/** Accounts with reserved names, so none is real. */
export const officialChannels: OfficialChannelDemo[] = [
  {
    title: { th: 'LINE ทางการ @fongsai', en: 'LINE official account' },
    url: 'https://line.me/R/ti/p/@fongsai',
    picture: 'channel-chat',
  },
  {
    title: { th: 'เพจ Facebook', en: 'Facebook page' },
    url: 'https://www.facebook.com/fongsai.example',
    picture: 'channel-thumb',
  },
  {
    title: { th: 'ช่อง TikTok', en: 'TikTok' },
    url: 'https://www.tiktok.com/@fongsai.example',
    picture: 'channel-note',
  },
  {
    title: { th: 'ช่อง YouTube', en: 'YouTube channel' },
    url: 'https://www.youtube.com/@fongsai.example',
    picture: 'channel-play',
  },
  {
    title: { th: 'บัญชี Instagram', en: 'Instagram' },
    url: 'https://www.instagram.com/fongsai.example',
    picture: 'channel-camera',
  },
]
