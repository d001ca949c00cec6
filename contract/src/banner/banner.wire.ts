import { defineWireTable, type WireTable } from '../wire/wire-table.ts'
import { Banner, type BannerPlace } from './banner.contract.ts'

function defineBannerTable(name: string): WireTable<Banner> {
  return defineWireTable(
    name,
    Banner,
    {
      isActive: 'is_active',
      seeThrough: 'see_thought', // sic
      text: 'data.image_text',
      button: 'data.button_text',
      endsAt: 'date_end',
    },
    {},
    // Services without the switch show every banner. Null means inactive.
    { isActive: (wire) => wire['is_active'] === undefined, seeThrough: () => false },
  )
}

/** `/api/banners`, `/items/banner_2` to `_4` and `/items/investor_ads` (spec §3, Banner; §7, Banners). */
export const bannerWires: Record<BannerPlace, WireTable<Banner>> = {
  main: defineBannerTable('banners'),
  banner_2: defineBannerTable('banner_2'),
  banner_3: defineBannerTable('banner_3'),
  banner_4: defineBannerTable('banner_4'),
  investor_ads: defineBannerTable('investor_ads'),
}
