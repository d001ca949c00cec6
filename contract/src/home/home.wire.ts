import { defineWireTable } from '../wire/wire-table.ts'
import { Home } from './home.contract.ts'

/** `/items/home` (extension). */
export const homeWire = defineWireTable('home', Home, {
  hasPopup: 'has_popup',
  heroTitle: 'data.hero_title',
  heroText: 'data.hero_text',
  popupTitle: 'data.popup_title',
  popupText: 'data.popup_text',
  updatedAt: 'date_updated',
})
